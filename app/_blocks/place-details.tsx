import { ContactDetails } from '@/components/contact-details';
import { directionsTo, hasCampuses, places, waysTo, type Place } from '../_facts/places';
import { Photo } from './photo';

/** What helps a visitor reach a place: numbers, hours, address, directions, a photo. */
export function PlaceDetails({ place }: { place: Place }) {
  return (
    <>
      <div className="mt-6">
        <ContactDetails ways={[...waysTo(place), ...directionsTo(place)]} />
      </div>
      {place.photo && (
        <div className="mt-6 overflow-hidden rounded-card">
          <Photo photo={place.photo} layout="half" />
        </div>
      )}
    </>
  );
}

/** How to reach the school, or each of its campuses. */
export function PlaceList() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-16 gap-y-10">
      {places.map((place) => (
        <div key={place.id}>
          {hasCampuses && <h3 className="font-display text-heading">{place.name}</h3>}
          <PlaceDetails place={place} />
        </div>
      ))}
    </div>
  );
}
