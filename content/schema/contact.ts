import { z } from 'zod';
import { contactFields, errorNames } from '../shared/contact-fields';
import { drawingFile } from './parts/fields';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';

/** The contact form's text. */
const form = z.strictObject({
  labels: z.record(z.enum(contactFields.map(({ label }) => label)), text),
  /** The word that explains the asterisk, beside the first label: “required”. */
  required: text,
  /** The messages below empty or invalid fields. */
  errors: z.record(z.enum(errorNames), text),
  /** Comes after `emailInvalid` and before the characters that this form can't accept, like “ü”. */
  emailCharacters: text,
  /** Comes after `phoneInvalid` and before the characters that a number can't have. */
  phoneCharacters: text,
  send: text,
  sending: text,
  sent: text,
  /**
   * What to do if the school doesn't answer, because the mail service may reject a message. It's below a connected
   * form.
   */
  noAnswer: prose.optional(),
  /** What to show if a message wasn't sent, or may not have been sent. */
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
    /** The text before the phone number: “or call”. */
    call: text,
    subject: text,
  }),
  /** A note above the form until the school connects it. */
  notConnected: text,
  /** A note below the button if scripts are blocked. The email address and the phone number follow it. */
  withoutScript: text,
});
export type ContactFormText = z.output<typeof form>;

export default customPage({
  title: label,
  lead: prose,
  /** A map or another drawing beside the directions. Its file is in `content/drawings/`. */
  drawing: z.strictObject({ file: drawingFile, alt: text }).optional(),
  /** The heading above the address, the phone number and the email address. */
  otherWays: label,
  labels: z.record(
    z.enum(['telephone', 'email', 'officeHours', 'address', 'directions', 'parking']),
    label,
  ),
  /** How to find the school: “Bus 7 stops at our gate. [See a map](https://…).” */
  directions: prose.optional(),
  parking: prose.optional(),
  /** How the school uses a message. It's below the form once the form is connected. */
  privacy: prose.optional(),
  formHeading: label,
  form,
})
  .extend({
    /** The next step, as a sentence with links below the form. */
    nextStep: prose,
  })
  .meta({ type: 'page' });
