import { z } from 'zod';
import { drawingFile } from './parts/fields';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';

/** The contact form's text. Each field has a default, so a school only writes those that it says in its own words. */
const form = z.strictObject({
  labels: z
    .strictObject({
      name: text.default('Name'),
      email: text.default('Email'),
      phone: text.default('Cell Phone'),
      message: text.default('Message'),
    })
    .prefault({}),
  /** The word that explains the asterisk, beside the first label. */
  required: text.default('required'),
  /** The messages below empty or invalid fields. */
  errors: z
    .strictObject({
      nameRequired: text.default('Name is required'),
      emailRequired: text.default('Email is required'),
      emailInvalid: text.default('Email is invalid'),
      phoneRequired: text.default('Phone is required'),
      phoneInvalid: text.default('Phone is invalid'),
      messageRequired: text.default('Message is required'),
    })
    .prefault({}),
  /** Comes after `emailInvalid` and before the characters that this form can't accept, like “ü”. */
  emailCharacters: text.default('Email addresses here can’t have:'),
  /** Comes after `phoneInvalid` and before the characters that a number can't have. */
  phoneCharacters: text.default(
    'Use digits, spaces, hyphens, plus signs and parentheses. Phone numbers here can’t have:',
  ),
  send: text.default('Send Message'),
  sending: text.default('Please wait...'),
  sent: text.default('Contact form sent successfully!'),
  /**
   * What to do if the school doesn't answer, because the mail service may reject a message. It's below a connected
   * form.
   */
  noAnswer: prose.optional(),
  /** What to show if a message wasn't sent, or may not have been sent. */
  failed: z
    .strictObject({
      /** The form isn't connected: the message wasn't sent. */
      notConnected: text.default(
        'This form isn’t connected yet, so your message wasn’t sent. Your text is still here. Please email or call us.',
      ),
      /** The form's script didn't load: the message wasn't sent. */
      notLoaded: text.default(
        'Part of this form didn’t load, so your message wasn’t sent. Your text is still here. Try again, or email or call us.',
      ),
      /** The mail service was unreachable: the message most likely wasn't sent. */
      unreachable: text.default(
        'Your message probably wasn’t sent. Your text is still here. Check your connection and try again.',
      ),
      /** No answer came in time: the message may or may not have been sent. */
      unanswered: text.default(
        'We can’t tell if your message was sent. Your text is still here. Please send it again. We don’t mind getting it twice.',
      ),
      /** The link that opens the visitor's mail program with the typed text. */
      mail: text.default('Send it from your own email app'),
      /** The text before the phone number. */
      call: text.default('Or call us:'),
      subject: text.default('A message from the website'),
    })
    .prefault({}),
  /** A note above the form until the school connects it. */
  notConnected: text.default('This form isn’t connected yet. Please email or call us:'),
  /** A note below the button if scripts are blocked. The email address and the phone number follow it. */
  withoutScript: text.default(
    'JavaScript is off, so the button opens your email app. If nothing opens, email or call us:',
  ),
});
export type ContactFormText = z.output<typeof form>;

export default customPage({
  title: label,
  lead: prose,
  /** A map or another drawing beside the directions. Its file is in `content/drawings/`. */
  drawing: z.strictObject({ file: drawingFile, alt: text }).optional(),
  /** The heading above the address, the phone number and the email address. */
  otherWays: label.default('Other ways to reach us'),
  labels: z
    .strictObject({
      telephone: label.default('Phone'),
      email: label.default('Email'),
      officeHours: label.default('Office hours'),
      address: label.default('Address'),
      directions: label.default('How to find us'),
      parking: label.default('Parking'),
    })
    .prefault({}),
  /** How to find the school: “Bus 7 stops at our gate. [See a map](https://…).” */
  directions: prose.optional(),
  parking: prose.optional(),
  /** How the school uses a message. It's below the form once the form is connected. */
  privacy: prose.optional(),
  formHeading: label.default('Write to us'),
  form: form.prefault({}),
}).extend({
  /** The next step, as a sentence with links below the form. */
  nextStep: prose,
});
