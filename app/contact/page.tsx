import { ContactDetails } from '@/components/contact-details';
import { Drawing } from '@/components/drawing';
import { PageHeader } from '@/components/page-header';
import { Section, Subsection } from '@/components/section';
import contact from '@/content/contact';
import school from '@/content/school';
import { ContactForm } from '../_blocks/contact-form';
import { address, email, telephone } from '../_lib/contact-links';
import { drawing } from '../_lib/picture-files';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';

export const generateMetadata = () => pageMetadata('contact');

export default function Contact() {
  const { labels, directions, parking } = contact;
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
          <div className="md:max-lg:row-span-2">
            <Subsection id="other-ways" heading={contact.otherWays}>
              <div className="mt-6">
                <ContactDetails
                  ways={[
                    { label: labels.telephone, ...telephone },
                    { label: labels.email, ...email },
                    { label: labels.officeHours, value: school.officeHours },
                    { label: labels.address, ...address },
                  ]}
                />
              </div>
            </Subsection>
          </div>
          {(directions ?? parking) && (
            <div className="max-w-measure">
              <ContactDetails
                ways={[
                  { label: labels.directions, text: directions },
                  { label: labels.parking, text: parking },
                ]}
              />
            </div>
          )}
          {contact.drawing && (
            <Drawing {...drawing(contact.drawing.file)} alt={contact.drawing.alt} />
          )}
        </div>
      </Section>
    </SiteLayout>
  );
}
