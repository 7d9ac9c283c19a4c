import { ContactDetails } from '@/components/contact-details';
import { PageHeader } from '@/components/page-header';
import { LinkedText } from '@/components/linked-text';
import { Section } from '@/components/section';
import { SectionHeading } from '@/components/section-heading';
import { Subsection } from '@/components/subsection';
import { TextLink } from '@/components/text-link';
import contact from '@/content/contact';
import { formatPostalAddress } from '@/content/schema/format';
import school from '@/content/school';
import { email, telephone } from '../_data/contact-links';
import { ContactForm } from '../_site/contact-form';
import { SiteLayout } from '../_site/site-layout';
import { pageMetadata } from '../_site/page-metadata';

export const metadata = pageMetadata('contact');

export default function Contact() {
  const { labels, directions, parking, map, privacy } = contact;
  return (
    <SiteLayout page="contact" nextStep={contact.nextStep}>
      <PageHeader title={contact.title} lead={contact.lead} />
      <Section>
        <div className="grid grid-cols-1 gap-x-20 gap-y-14 lg:grid-cols-[1fr_22rem]">
          <Subsection id="form" heading={contact.formHeading}>
            <div className="mt-6">
              <ContactForm words={contact.form} />
            </div>
            {privacy && (
              <p className="mt-6 max-w-measure text-small text-ink-soft">
                <LinkedText text={privacy} />
              </p>
            )}
          </Subsection>
          <section aria-labelledby="other-ways" className="lg:row-span-2">
            <SectionHeading id="other-ways" size="small">
              {contact.otherWays}
            </SectionHeading>
            <div className="mt-6">
              <ContactDetails
                ways={[
                  { label: labels.telephone, ...telephone },
                  { label: labels.email, ...email },
                  { label: labels.officeHours, shown: school.officeHours },
                  {
                    label: labels.address,
                    shown: formatPostalAddress(school.postalAddress).join(',\n'),
                    link: map,
                  },
                ]}
              />
            </div>
            <p className="mt-5">
              <TextLink href="/downloads/school.vcf">{contact.saveContact}</TextLink>
            </p>
          </section>
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
        </div>
      </Section>
    </SiteLayout>
  );
}
