import { ContactForm } from '@/components/contact-form/contact-form';
import { ContactDetails } from '@/components/contact-details';
import { Drawing } from '@/components/drawing';
import { PageHeader } from '@/components/page-header';
import { Section, Subsection } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { paragraphsOf } from '@/components/paragraphs-of';
import { withLinks } from '@/components/with-links';
import contact from '@/content/contact';
import school from '@/content/school';
import { configuration } from '@/scripts/configuration/configuration';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { drawing } from '../_lib/drawings';
import {
  address,
  email,
  knownWays,
  telephone,
  waysToReach,
  type WayToReach,
} from '../_lib/ways-to-reach';

export const generateMetadata = () => pageMetadata('contact');

export default function Contact() {
  const { labels, directions, parking, drawing: map } = contact;
  return (
    <SiteLayout page="contact" sections={contact.sections}>
      <PageHeader title={contact.title} lead={contact.lead} leadColumn="half" />
      {/* On phones, the other contact details are below the long form. */}
      <p className="flex flex-wrap gap-x-5 px-5 pt-3 empty:hidden sm:px-8 md:hidden print:hidden">
        {knownWays.map(({ value, href }, index) => (
          <TextLink key={index} href={href} variant="strong">
            {value}
          </TextLink>
        ))}
      </p>
      <Section>
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-headings lg:gap-x-16">
          {/* On large screens, the form is in the lead's column. Paper leaves it out. */}
          <div className="md:col-start-2 md:row-start-1 print:hidden">
            <Subsection id="form" heading={contact.formHeading}>
              <div className="mt-6">
                <FormIsland />
              </div>
              <p className="mt-8 max-w-measure border-t border-line pt-6">
                {withLinks(contact.nextStep)}
              </p>
            </Subsection>
          </div>
          <Subsection id="other-ways" heading={contact.otherWays}>
            <div className="mt-6">
              <ContactDetails
                large
                details={[
                  ...waysToReach,
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
          <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 md:grid-cols-headings">
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

/**
 * The contact form as an island. Nothing else on the site runs in the browser. `data-props` contains the component's
 * props. Postbuild replaces Next's scripts with the form's (scripts/postbuild/form-bundle.ts).
 */
function FormIsland() {
  const { form: text, privacy } = contact;
  const connection = configuration.emailjs;
  const props = { text, connection, email: linkOf(email), telephone: linkOf(telephone) };
  const notes = connection ? [text.noAnswer, privacy].filter((note) => note !== undefined) : [];
  return (
    <>
      {!connection && (
        <div className="mb-6 rounded-field border-s-4 border-detail bg-raised p-4">
          <p>{text.notConnected}</p>
          <p className="flex flex-wrap gap-x-6">
            {waysToReach.map(({ value, href }, index) =>
              href ? (
                <TextLink key={index} href={href}>
                  {value}
                </TextLink>
              ) : (
                <span key={index}>{withLinks(value)}</span>
              ),
            )}
          </p>
        </div>
      )}
      <div className="group/island" data-island="contact-form" data-props={JSON.stringify(props)}>
        <ContactForm {...props} />
      </div>
      {paragraphsOf(notes, 'mt-6 max-w-measure text-small text-ink-soft')}
    </>
  );
}

/** What the form needs, because its props are in the page's HTML. */
const linkOf = ({ value, href }: WayToReach) => ({ value, href });
