import { ContactForm as Form } from '@/components/contact-form/contact-form';
import type { ContactFormWords } from '@/content/schema/contact-form';
import { email, telephone } from '../_data/contact-links';
import { configuration } from './configuration';
import { Island } from './island';

/** The contact form as an island, connected to the school's mail service. */
export function ContactForm({ words }: { words: ContactFormWords }) {
  const connection = configuration.emailjs;
  return (
    <Island name="contact-form" component={Form} props={{ words, connection, email, telephone }} />
  );
}
