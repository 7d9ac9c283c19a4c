import { z } from 'zod';
import { anchor, link, listOf, nextStep, photoKey } from './fields';
import { unique } from './refuse';
import { label, prose, text } from './text';

const step = z.strictObject({
  id: anchor,
  title: label(90),
  paragraphs: z.array(prose).min(1),
  /** A list of what has to be done, where there is more than one thing. */
  tasks: z.array(prose).optional(),
  /** Who acts. */
  who: text.max(120),
  /** What it costs. */
  cost: text.max(120),
  /** When it happens. */
  time: text.max(120),
  /** Whether the step offers to write to and call the Head of School. */
  offersContact: z.boolean().default(false),
  link: link.optional(),
});
export type AdmissionsStep = z.output<typeof step>;

export default z
  .strictObject({
    title: label(),
    lead: prose,
    photo: photoKey,
    steps: z.array(step).min(1).superRefine(unique('id')),
    /** The words beside each step, and of the two links of a step that offers contact. */
    labels: z.strictObject({
      who: label(30),
      cost: label(30),
      time: label(30),
      write: label(90),
      /** Before the telephone number. */
      call: label(30),
    }),
    /** Questions worth asking on a tour. */
    questions: z.strictObject({ heading: text.max(90), text: prose, items: z.array(text).min(1) }),
    /** What parents ask the school, with its answers. Leave it out until there are some. */
    parentQuestions: z
      .strictObject({
        heading: text.max(90),
        text: prose.optional(),
        items: listOf({ question: text.max(160), answer: prose }),
      })
      .optional(),
    nextStep,
  })
  .meta({ file: 'content/admissions.ts' });
