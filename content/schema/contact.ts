import { z } from 'zod';
import { link, nextStep } from './fields';
import { label, prose, text } from './text';

const schema = z
  .strictObject({
    title: label(),
    lead: prose,
    /** The heading over address, telephone and e-mail. */
    otherWays: label(),
    /** The words over each of them. Only campuses have a director and programs. */
    labels: z.record(
      z.enum([
        ...(['telephone', 'email', 'officeHours', 'address', 'directions', 'parking'] as const),
        ...(['director', 'programs'] as const),
      ]),
      label(30),
    ),
    /** The link that saves the school among a telephone's contacts. */
    saveContact: label(),
    /** How to find the school: the bus, the turn, the door. Leave it out to say nothing. */
    directions: prose.optional(),
    /** Where to leave a car. Leave it out to say nothing. */
    parking: prose.optional(),
    /** A link to a map: `{ label: 'Open in Google Maps', href: 'https://…' }`. */
    map: link.optional(),
    /** How the school uses what a parent writes, shown below the form. Leave it out to say nothing. */
    privacy: prose.optional(),
    form: z
      .strictObject({
        heading: text,
        labels: z.strictObject({ name: text, email: text, phone: text, message: text }),
        /** The word beside the label of a field that must be filled in. */
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
      })
      .meta({ suitsAnySchool: true }),
    nextStep,
  })
  .meta({ file: 'content/contact.ts' });
export default schema;
export type ContactWords = z.output<typeof schema>['form'];
