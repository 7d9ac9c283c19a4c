import { z } from 'zod';
import { contactFields, errorNames } from '../../shared/contact-fields';
import { prose, text } from './text';

/** The contact form's text. */
export const contactForm = z.strictObject({
  labels: z.record(z.enum(contactFields.map(({ label }) => label)), text),
  /** “required”, beside the first label's asterisk. */
  required: text,
  /** Shown below invalid fields. */
  errors: z.record(z.enum(errorNames), text),
  /** Shown below `emailInvalid`, before the characters that this form can't accept, like “ü”. */
  emailCharacters: text,
  /** Shown below `phoneInvalid`, before the characters that a number can't have, like “.”. */
  phoneCharacters: text,
  send: text,
  sending: text,
  sent: text,
  /** Below a connected form: what to do if the school doesn't answer, because the service may refuse a message. */
  noAnswer: prose.optional(),
  /** Shown if a message wasn't sent or may not have been. */
  failed: z.strictObject({
    /** The form isn't connected: the message wasn't sent. */
    notConnected: text,
    /** The form's script didn't load: the message wasn't sent. */
    notLoaded: text,
    /** The mail service was unreachable: the message most likely wasn't sent. */
    unreachable: text,
    /** No answer came in time: the message may or may not have been sent. */
    unanswered: text,
    /** The link that opens the visitor's mail program with the typed text. */
    mail: text,
    /** Before the telephone number. */
    call: text,
    subject: text,
  }),
  /** Shown above the form until the school connects it. */
  notConnected: text,
  /** Shown below the button if scripts are blocked, before the e-mail address and telephone number. */
  withoutScript: text,
});
export type ContactFormText = z.output<typeof contactForm>;
