import { z } from 'zod';
import { block } from './blocks';
import { nextStep, person, photoOrPlaceholder } from './fields';
import { customPage, hasHeadings } from './sections';
import { label, prose } from './text';

export const letter = customPage({
  title: label,
  /** A line above the title: “A letter to parents”. */
  kicker: label,
  /** The greeting: “Dear parents,” */
  greeting: label,
  /** A tall photo beside the letter. */
  photo: photoOrPlaceholder.optional(),
  /** The first paragraph, in larger type. */
  lead: prose,
  /** The rest of the letter. */
  blocks: z
    .array(block)
    .refine(
      (blocks) => !hasHeadings(blocks),
      'can’t have questions, people or steps, because they need a heading above them. Move them to a section with a title in “sections”.',
    ),
  /** The line before the signature: “Warmly,” */
  closing: label,
  /** Who signs: `{ name: "Ana Lima", title: "Founder" }`. The default is the Head of School, with the school's name. */
  signature: person.optional(),
}).extend({
  /** Without it, the page ends with its last section, which should then say what comes next. */
  nextStep: nextStep.optional(),
});
export type Letter = z.output<typeof letter>;
