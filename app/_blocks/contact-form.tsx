import { ContactForm as Form } from '@/components/contact-form/contact-form';
import { withLinks } from '@/components/texts';
import type { BlockOf } from '@/content/schema/blocks';
import { email, telephone } from '../_facts/contact-links';
import { configuration } from '@/scripts/configuration/configuration';

/**
 * The contact form, connected to the school's mail service, as an island: the only part of a page that
 * runs in the browser. Its element carries the component's props as JSON. The finishing step bundles
 * `components/contact-form/browser-entry.tsx` for the island, and removes Next's scripts.
 */
export function ContactForm({ contactForm, privacy }: BlockOf<'contactForm'>) {
  const props = { words: contactForm, connection: configuration.emailjs, email, telephone };
  return (
    <>
      <div data-island="contact-form" data-props={JSON.stringify(props)}>
        <Form {...props} />
      </div>
      {privacy && (
        <p className="mt-6 max-w-measure text-small text-ink-soft">{withLinks(privacy)}</p>
      )}
    </>
  );
}
