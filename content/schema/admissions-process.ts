import { z } from 'zod';
import { anchor, link } from './parts/fields';
import { customPage } from './parts/sections';
import { label, prose } from './parts/text';
import { photoOrPlaceholder } from './parts/photo-or-placeholder';

const step = z.strictObject({
  id: anchor,
  title: label,
  paragraphs: z.array(prose),
  /** What to do, if it's more than one thing. */
  tasks: z.array(prose).optional(),
  who: label,
  cost: label,
  time: label,
  /** Shows links to the office's e-mail and telephone. */
  offersContact: z.boolean().default(false),
  link: link.optional(),
});
export type AdmissionsStep = z.output<typeof step>;

export default customPage({
  title: label,
  lead: prose,
  /** The heading of a row of links to the page's parts. */
  contents: label.optional(),
  photo: photoOrPlaceholder.optional(),
  steps: z.array(step).min(1),
  /** `write` is the e-mail link of a step that offers contact, and `call` comes before the number. */
  labels: z.strictObject({ who: label, cost: label, time: label, write: label, call: label }),
});
