import { z } from 'zod';
import { anchor, link, photoOrPlaceholder } from './parts/fields';
import { customPage } from './parts/sections';
import { label, prose } from './parts/text';

const step = z.strictObject({
  id: anchor,
  title: label,
  paragraphs: z.array(prose),
  /** A list of what families do in this step, if it's more than one thing. */
  tasks: z.array(prose).optional(),
  /** Who takes the step: “You and your child”. */
  who: label.optional(),
  cost: label.optional(),
  time: label.optional(),
  /** Whether the step shows links to the office's email and phone. The default is `false`. */
  offersContact: z.boolean().default(false),
  link: link.optional(),
});
export type AdmissionsStep = z.output<typeof step>;

export default customPage({
  title: label,
  lead: prose,
  /** The heading of a list of links to the steps and sections: “On this page”. Without it, there's no list. */
  contents: label.optional(),
  photo: photoOrPlaceholder.optional(),
  steps: z.array(step).min(1),
  /** `write` is the text of the email link in a step that offers contact. `call` comes before the phone number. */
  labels: z
    .strictObject({
      who: label.default('Who'),
      cost: label.default('What it costs'),
      time: label.default('When'),
      write: label.default('Write to us'),
      call: label.default('Call'),
    })
    .prefault({}),
});
