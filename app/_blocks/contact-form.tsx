import { ContactForm as Form } from '@/components/contact-form/contact-form';
import type { ContactFormWords } from '@/content/schema/contact-form';
import { email, telephone } from './contact-links';
import { configuration } from '../_configuration/configuration';

/**
 * The contact form, connected to the school's mail service, as an island: the only part of a page that
 * runs in the browser. Its element carries the component's props, which must survive JSON. The finishing
 * step bundles `components/contact-form/browser-entry.tsx` for it, and removes Next's scripts.
 */
export function ContactForm({ words }: { words: ContactFormWords }) {
  const props = { words, connection: configuration.emailjs, email, telephone };
  return (
    <div data-island="contact-form" data-props={JSON.stringify(props)}>
      <Form {...props} />
    </div>
  );
}
