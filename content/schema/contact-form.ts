import { z } from 'zod';
import { text } from './text';

/** The words of a contact form. */
export const contactForm = z.strictObject({
  labels: z.strictObject({ name: text, email: text, phone: text, message: text }),
  /** The word for a field that must be filled in, which the first label shows beside its mark. */
  required: text,
  /** The messages under fields, as the specification words them. */
  errors: z.strictObject({
    nameRequired: text,
    emailRequired: text,
    emailInvalid: text,
    phoneRequired: text,
    phoneInvalid: text,
    messageRequired: text,
  }),
  /** Shown below `phoneInvalid`: which characters a number may have. */
  phoneCharacters: text,
  send: text,
  sending: text,
  sent: text,
  /** Shown when a message did not leave, or may not have. */
  failed: z.strictObject({
    /** The school has not connected the form: the message certainly did not leave. */
    notConnected: text,
    /** The browser could not reach the mail service: it most likely did not leave. */
    unreachable: text,
    /** No answer came in time: it may or may not have left. */
    unanswered: text,
    /** The link that opens the parent's own mail program with the typed text. */
    mail: text,
    /** The words before the telephone number. */
    call: text,
    /** The subject of that e-mail. */
    subject: text,
  }),
  /** Shown over the form while the school has not connected it. */
  notConnected: text,
  /** Shown beside the button where scripts are blocked. */
  withoutScript: text,
});
export type ContactFormWords = z.output<typeof contactForm>;
