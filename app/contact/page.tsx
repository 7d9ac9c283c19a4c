import { withBasePath } from '@/components/with-base-path';
import { ContactDetails } from '@/components/contact-details';
import { ContactForm } from '@/components/contact-form/contact-form';
import { PageHeader } from '@/components/page-header';
import { Prose } from '@/components/prose';
import { Section } from '@/components/section';
import contact from '@/content/contact';
import { formatPostalAddress } from '@/content/schema/format';
import school from '@/content/school';
import { email, telephone } from '../_data/contact-links';
import { configuration } from '../_site/configuration';
import { Island } from '../_site/island';
import { SiteLayout } from '../_site/site-layout';
import { pageMetadata } from '../_site/page-metadata';

export const metadata = pageMetadata('contact');

export default function Contact() {
  const { labels, directions, parking, map, privacy } = contact;
  return (
    <SiteLayout page="contact" nextStep={contact.nextStep}>
      <PageHeader title={contact.title} lead={contact.lead} />
      <Section>
        <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_22rem]">
          <section aria-labelledby="form">
            <h2 id="form" className="mb-6 font-display text-heading">
              {contact.form.heading}
            </h2>
            <Island
              name="contact-form"
              component={ContactForm}
              props={{
                words: contact.form,
                connection: configuration.emailjs,
                email,
                telephone,
              }}
            />
            {privacy && (
              <p className="mt-6 max-w-measure text-small text-ink-soft">
                <Prose text={privacy} />
              </p>
            )}
          </section>
          <section aria-labelledby="other-ways">
            <h2 id="other-ways" className="mb-6 font-display text-heading">
              {contact.otherWays}
            </h2>
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
                { label: labels.directions, text: directions },
                { label: labels.parking, text: parking },
              ]}
            />
            <p className="mt-5">
              <a
                href={withBasePath('/downloads/school.vcf')}
                className="inline-flex min-h-11 min-w-11 items-center"
              >
                {contact.saveContact}
              </a>
            </p>
          </section>
        </div>
      </Section>
    </SiteLayout>
  );
}
