import { ContactForm } from '@/components/contact-form/contact-form';
import { TextLink } from '@/components/text-link';
import { paragraphsOf } from '@/components/with-links';
import contact from '@/content/contact';
import { configuration } from '@/scripts/configuration/configuration';
import { email, telephone } from '../_lib/contact-links';

const { form: text, privacy } = contact;
const connection = configuration.emailjs;

/**
 * The contact form as an island. Nothing else on the site runs in the browser. `data-props` contains the component's
 * props. Postbuild replaces Next's scripts with the form's (scripts/postbuild/form-bundle.ts).
 */
export function FormIsland() {
  const props = { text, connection, email, telephone };
  const notes = connection ? [text.noAnswer, privacy].filter((note) => note !== undefined) : [];
  return (
    <>
      {!connection && (
        <div className="mb-6 rounded-field border-s-4 border-detail bg-raised p-4">
          <p>{text.notConnected}</p>
          <p className="flex flex-wrap gap-x-6">
            {[email, telephone].map(({ value, href }) => (
              <TextLink key={href} href={href}>
                {value}
              </TextLink>
            ))}
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
