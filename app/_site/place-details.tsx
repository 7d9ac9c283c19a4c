import { ContactDetails } from '@/components/contact-details';
import { TextLink } from '@/components/text-link';
import contact from '@/content/contact';
import { inLanguage } from '@/content/schema/translated';
import { wayThere, waysTo, type Place } from '../_data/places';
import { Picture } from './picture';

/** All that helps to reach a place: numbers, hours, address, the way there, a picture, a contact card. */
export function PlaceDetails({ place, lang }: { place: Place; lang?: string }) {
  return (
    <>
      <div className="mt-6">
        <ContactDetails ways={[...waysTo(place, lang), ...wayThere(place, lang)]} />
      </div>
      {place.photo && (
        <div className="mt-6 overflow-hidden rounded-card">
          <Picture photo={place.photo} layout="half" lang={lang} />
        </div>
      )}
      <p className="mt-5">
        <TextLink href={`/downloads/${place.id}.vcf`}>
          {inLanguage(contact, lang).saveContact}
          {place.id !== 'school' && <span className="sr-only"> {place.name}</span>}
        </TextLink>
      </p>
    </>
  );
}
