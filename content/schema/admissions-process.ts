import { z } from 'zod';
import { anchor, link, listOf, photoKey } from './fields';
import { unique } from './add-issue';
import { pageEnd } from './sections';
import { label, prose } from './text';

const step = z.strictObject({
  id: anchor,
  title: label,
  paragraphs: z.array(prose).min(1),
  /** What to do, if there is more than one thing. */
  tasks: z.array(prose).optional(),
  /** Who acts. */
  who: label,
  /** What it costs. */
  cost: label,
  /** When it happens. */
  time: label,
  /** Whether the step offers to write to and call the Head of School. */
  offersContact: z.boolean().default(false),
  link: link.optional(),
});
export type AdmissionsStep = z.output<typeof step>;

export default z
  .strictObject({
    title: label,
    lead: prose,
    photo: photoKey,
    steps: z.array(step).min(1).superRefine(unique('id')),
    /** The words beside each step, and the two links of a step that offers contact. */
    labels: z.strictObject({
      who: label,
      cost: label,
      time: label,
      write: label,
      /** Before the telephone number. */
      call: label,
    }),
    /** Questions worth asking on a tour, each with the school's own answer, or without one. */
    questions: z.strictObject({
      heading: label,
      text: prose,
      items: listOf({ question: label, answer: prose.optional() }),
    }),
    /** Questions that parents ask, with the school's answers. Leave it out until there are some. */
    parentQuestions: z
      .strictObject({
        heading: label,
        text: prose.optional(),
        items: listOf({ question: label, answer: prose }),
      })
      .optional(),
    ...pageEnd,
  })
  .meta({ file: 'content/admissions-process.ts', is: 'page' });
