import { PlaceDetails } from './place-details';
import { hasCampuses, places } from './places';

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
