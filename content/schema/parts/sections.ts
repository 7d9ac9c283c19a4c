import { z } from 'zod';
import { block, type Block } from './blocks';
import { anchor, nextStep } from './fields';
import { kindOf } from './one-of';
import { label } from './text';

const section = z.strictObject({
  /** The section's anchor: `"fees"` for links to `/tuition#fees`. */
  id: anchor.optional(),
  /** The heading, which is also the entry in the list of contents. Only a page with that list requires it. */
  title: label.optional(),
  blocks: z.array(block),
});

/** Whether blocks contain headings, which need a heading of a higher level above them. */
export const hasHeadings = (blocks: Block[]) =>
  blocks.some((each) => ['questions', 'people', 'steps'].includes(kindOf(each)));

export const sections = z.array(section);
export type Sections = z.output<typeof sections>;

/** A custom page: these fields, then the school's own sections and the next step. */
export const customPage = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, sections: sections.default([]), nextStep });
