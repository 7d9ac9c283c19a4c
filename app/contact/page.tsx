import { ContactDetails } from '@/components/contact-details';
import { Drawing } from '@/components/drawing';
import { PageHeader } from '@/components/page-header';
import { Section, Subsection } from '@/components/section';
import contact from '@/content/contact';
import { hasCampuses, places, directionsTo, waysTo } from '../_facts/places';
import { ContactForm } from '../_blocks/contact-form';
import { drawing } from '../_facts/picture-files';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';
import { PlaceDetails } from '../_blocks/place-details';

export const generateMetadata = () => pageMetadata('contact');

export default function Contact() {
  const place = places[0]!;
  const numbers = places.map(({ name, phoneLink }) => ({ label: name, ...phoneLink }));
  return (
    <SiteLayout page="contact" sections={contact.sections} nextStep={contact.nextStep}>
      <PageHeader title={contact.title} lead={contact.lead} leadColumn="half" />
      <Section>
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2 lg:grid-cols-[2fr_3fr]">
          {/* On large screens, below the lead, which has the same column. */}
          <div className="md:max-lg:col-span-full lg:col-start-2 lg:row-span-4 lg:row-start-1">
            <Subsection id="form" heading={contact.formHeading}>
              <div className="mt-6">
                <ContactForm contactForm={contact.form} privacy={contact.privacy} />
              </div>
            </Subsection>
          </div>
          <div
            // Small screens and paper show the campuses, with the same numbers, directly below the form.
            className={
              hasCampuses
                ? 'self-start rounded-card bg-panel p-7 max-lg:hidden'
                : 'md:max-lg:row-span-2'
            }
          >
            <Subsection id="other-ways" heading={contact.otherWays}>
              <div className="mt-6">
                <ContactDetails ways={hasCampuses ? numbers : waysTo(place)} />
              </div>
            </Subsection>
          </div>
          {!hasCampuses && (place.directions ?? place.parking) && (
            <div className="max-w-measure">
              <ContactDetails ways={directionsTo(place)} />
            </div>
          )}
          {contact.drawing && (
            <Drawing {...drawing(contact.drawing.file)} alt={contact.drawing.alt} />
          )}
        </div>
      </Section>
      {hasCampuses && (
        <Section background="sunk">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-16 gap-y-14">
            {places.map((place) => (
              <Subsection key={place.id} id={place.id} heading={place.name}>
                <PlaceDetails place={place} />
              </Subsection>
            ))}
          </div>
        </Section>
      )}
    </SiteLayout>
  );
}
