import { ContactForm as Form } from '@/components/contact-form/contact-form';
import { withLinks } from '@/components/texts';
import type { BlockOf } from '@/content/schema/blocks';
import { email, telephone } from '../_lib/contact-links';
import { configuration } from '@/scripts/configuration/configuration';

/**
 * The contact form, connected to the school's mail service, as an island: the only part of a page that
 * runs in the browser. Its element carries the component's props as JSON. The postbuild step removes Next's
 * scripts and adds the form's own (scripts/postbuild/form-bundle.ts). Above the form is a notice until the school
 * connects it.
 */
export function ContactForm({ contactForm, privacy }: BlockOf<'contactForm'>) {
  const props = { words: contactForm, connection: configuration.emailjs, email, telephone };
  const notes = configuration.emailjs ? [contactForm.noAnswer, privacy] : [];
  return (
    <>
      {!configuration.emailjs && (
        <div className="mb-6 rounded-field border-s-4 border-clay bg-raised p-4">
          <p>{contactForm.notConnected}</p>
          <p className="flex flex-wrap gap-x-6 wrap-anywhere">
            {[email, telephone].map(({ value, href }) => (
              <a key={href} href={href} className="inline-flex min-h-11 min-w-11 items-center">
                {value}
              </a>
            ))}
          </p>
        </div>
      )}
      <div data-island="contact-form" data-props={JSON.stringify(props)}>
        <Form {...props} />
      </div>
      {notes.map(
        (words) =>
          words && (
            <p key={words} className="mt-6 max-w-measure text-small text-ink-soft">
              {withLinks(words)}
            </p>
          ),
      )}
    </>
  );
}
