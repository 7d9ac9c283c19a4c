import type { ContactFormWords } from '@/content/schema/contact-form';
import { messageLink } from './message-link';
import type { ContactMessage } from './schema';
import type { Undelivered } from './sender';

/**
 * Shown when a message did not leave, or may not have: what is known, a link that opens the
 * visitor's mail program with the typed text, the e-mail address, and the telephone number.
 */
export function FailureNotice(props: {
  words: ContactFormWords;
  hidden: boolean;
  outcome: Undelivered;
  /** What the visitor typed. Null until they try to send it. */
  message: ContactMessage | null;
  email: { value: string; href: string };
  telephone: { value: string; href: string };
}) {
  const { words, hidden, outcome, message, email, telephone } = props;
  const { failed, labels } = words;
  const typed = message && [
    `${labels.name}: ${message.from_name}`,
    `${labels.email}: ${message.from_email}`,
    `${labels.phone}: ${message.from_phone}`,
    '',
    message.message,
  ];
  const link = 'inline-flex min-h-11 min-w-11 items-center';
  return (
    <div
      hidden={hidden}
      className="rounded-field border-s-4 border-error bg-raised p-4 wrap-anywhere"
    >
      <p>{failed[outcome]}</p>
      <p>
        <a
          href={typed ? messageLink(email.href, failed.subject, typed) : email.href}
          className={link}
        >
          {failed.mail}
        </a>
        {` (${email.value})`}
      </p>
      <p>
        {`${failed.call} `}
        <a href={telephone.href} className={link}>
          {telephone.value}
        </a>
      </p>
    </div>
  );
}
