import { z } from 'zod';
import { prose, text } from './text';

/** The words of a contact form. */
export const contactForm = z.strictObject({
  labels: z.strictObject({ name: text, email: text, phone: text, message: text }),
  /** The word for “required”, which the first label shows beside its asterisk. */
  required: text,
  /** The messages under fields. */
  errors: z.strictObject({
    nameRequired: text,
    emailRequired: text,
    emailInvalid: text,
    phoneRequired: text,
    phoneInvalid: text,
    messageRequired: text,
  }),
  /** Shown below `emailInvalid` before a character that an address in this form may not have, such as “ü”. */
  emailCharacters: text,
  /** Shown below `phoneInvalid` before a character that a number may not have, such as “.”. */
  phoneCharacters: text,
  send: text,
  sending: text,
  sent: text,
  /** Shown below a connected form: what parents do if the school does not write back, as when their message is refused. */
  noAnswer: prose.optional(),
  /** Shown if a message was not sent, or may not have been sent. */
  failed: z.strictObject({
    /** The school has not connected the form: the message was certainly not sent. */
    notConnected: text,
    /** The browser could not load the form's script: the message was certainly not sent. */
    notLoaded: text,
    /** The browser could not reach the mail service: the message was most likely not sent. */
    unreachable: text,
    /** No answer came in time: the message may or may not have been sent. */
    unanswered: text,
    /** The link that opens the parent's mail program with the typed text. */
    mail: text,
    /** The words before the telephone number. */
    call: text,
    subject: text,
  }),
  /** Shown above the form until the school connects it. */
  notConnected: text,
  /** Shown below the button if scripts are blocked, before the e-mail address and the telephone number. */
  withoutScript: text,
});
export type ContactFormWords = z.output<typeof contactForm>;
