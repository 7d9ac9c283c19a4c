import { z } from 'zod';
import { block } from './blocks';
import { anchor, nextStep } from './fields';
import { label } from './text';

const section = z.strictObject({
  /** The anchor: the address of this section after `#`. */
  id: anchor.optional(),
  /** The heading and the entry in the list of contents. Without that list, plain text needs no heading. */
  title: label.optional(),
  blocks: z.array(block),
});

export const sections = z.array(section);
export type Sections = z.output<typeof sections>;

/** The end of a custom page: added sections and the next step. */
export const pageEnd = { sections: sections.default([]), nextStep };
