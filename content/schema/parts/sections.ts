import { z } from 'zod';
import { block } from './blocks';
import { anchor, nextStep } from './fields';
import { addIssue } from './add-issue';
import { label } from './text';

const section = z.strictObject({
  /** The anchor: the address of this section after `#`. */
  id: anchor.optional(),
  /** The heading and the entry in the list of contents. Without that list, plain text needs no heading. */
  title: label.optional(),
  blocks: z.array(block),
});

/** The blocks whose headings are one level below the section's. */
const headed = ['people', 'steps', 'questions'];

/** Sections of blocks. */
export const sections = z.array(section).superRefine((all, context) =>
  all.forEach(({ title, blocks }, index) => {
    const below = headed.find((kind) => blocks.some((each) => Object.hasOwn(Object(each), kind)));
    if (!below || title) return;
    const message = `is missing: a section with “${below}” needs it`;
    addIssue(context, message, title, [index, 'title']);
  }),
);
export type Sections = z.output<typeof sections>;

/** The end of a custom page: added sections and the next step. */
export const pageEnd = { sections: sections.default([]), nextStep };
