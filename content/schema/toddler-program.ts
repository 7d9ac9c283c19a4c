import { z } from 'zod';
import { block } from './blocks';
import { anchor, nextStep, photoKey } from './fields';
import { unique } from './refuse';
import { label, prose, text } from './text';

const section = z.strictObject({
  /** The anchor: the address of this section after `#`. */
  id: anchor,
  /** The heading, and the entry in the list of contents. */
  title: label(90),
  blocks: z.array(block).min(1),
});

export default z
  .strictObject({
    title: label(),
    lead: prose,
    photo: photoKey,
    /** The words over the list of contents. */
    contents: label(),
    quote: z.strictObject({ text, author: text, source: text }).meta({ suitsAnySchool: true }),
    sections: z.array(section).min(1).superRefine(unique('id')),
    /** The day, in order, at the end of the last section. */
    day: z
      .array(
        z.strictObject({
          /** The hour, where it is fixed. */
          time: text.max(20).optional(),
          title: label(90),
          text: prose,
        }),
      )
      .min(1),
    nextStep,
  })
  .meta({ file: 'content/toddler-program.ts' });
