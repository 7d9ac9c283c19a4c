import { z } from 'zod';
import { anchor, link } from './parts/fields';
import { pageEnd } from './parts/sections';
import { label, prose } from './parts/text';
import { photoOrPlaceholder } from './parts/photo-or-placeholder';

const step = z.strictObject({
  id: anchor,
  title: label,
  paragraphs: z.array(prose),
  /** What to do, if there is more than one thing. */
  tasks: z.array(prose).optional(),
  who: label,
  cost: label,
  time: label,
  /** Whether the step links to the office's e-mail and telephone. */
  offersContact: z.boolean().default(false),
  link: link.optional(),
});
export type AdmissionsStep = z.output<typeof step>;

export default z
  .strictObject({
    title: label,
    lead: prose,
    /** The words above a row of links to the parts of the page. */
    contents: label.optional(),
    photo: photoOrPlaceholder,
    steps: z.array(step).min(1),
    /** The words beside each step, and the two links of a step that offers contact. */
    labels: z.strictObject({
      who: label,
      cost: label,
      time: label,
      write: label,
      /** Before the telephone number. */
      call: label,
    }),
    ...pageEnd,
  })
  .meta({ file: 'content/admissions-process.ts', is: 'page' });
