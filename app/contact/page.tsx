import { ContactDetails } from '@/components/contact-details';
import { Drawing } from '@/components/drawing';
import { PageHeader } from '@/components/page-header';
import { Section, Subsection } from '@/components/section';
import { TextLink } from '@/components/text-link';
import contact from '@/content/contact';
import school from '@/content/school';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { address, email, telephone } from '../_lib/contact-links';
import { drawing } from '../_lib/drawings';
import { FormIsland } from './form-island';

export const generateMetadata = () => pageMetadata('contact');

export default function Contact() {
  const { labels, directions, parking, drawing: map } = contact;
  return (
    <SiteLayout page="contact" sections={contact.sections} nextStep={contact.nextStep}>
      <PageHeader title={contact.title} lead={contact.lead} leadColumn="half" />
      {/* On phones, the other contact details are below the long form. */}
      <p className="flex flex-wrap gap-x-5 px-5 pt-3 sm:px-8 md:hidden print:hidden">
        {[telephone, email].map(({ value, href }) => (
          <TextLink key={href} href={href} variant="strong">
            {value}
          </TextLink>
        ))}
      </p>
      <Section>
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-16">
          {/* On large screens, the form is in the lead's column. Paper leaves it out. */}
          <div className="md:col-start-2 md:row-start-1 print:hidden">
            <Subsection id="form" heading={contact.formHeading}>
              <div className="mt-6">
                <FormIsland />
              </div>
            </Subsection>
          </div>
          <Subsection id="other-ways" heading={contact.otherWays}>
            <div className="mt-6">
              <ContactDetails
                large
                details={[
                  { label: labels.telephone, ...telephone },
                  { label: labels.email, ...email },
                  { label: labels.officeHours, value: school.officeHours },
                  { label: labels.address, ...address },
                ]}
              />
            </div>
          </Subsection>
        </div>
      </Section>
      {(directions ?? parking ?? map) && (
        <Section background="sunk">
          <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className="max-w-measure">
              <ContactDetails
                details={[
                  { label: labels.directions, value: directions },
                  { id: 'parking', label: labels.parking, value: parking },
                ]}
              />
            </div>
            {map && <Drawing {...drawing(map.file)} variant="drawing" alt={map.alt} />}
          </div>
        </Section>
      )}
    </SiteLayout>
  );
}
