import { z } from 'zod';
import { block } from './blocks';
import { anchor, languageTag, nextStep, photoKey } from './fields';
import { description } from './photos';
import { refuse, unique } from './refuse';
import { label, prose, text } from './text';

const section = z.strictObject({
  /** The anchor: the address of this section after `#`. */
  id: anchor.optional(),
  /** The heading, and the entry in the list of contents. A section of plain text needs none. */
  title: label.optional(),
  blocks: z.array(block).min(1),
});

/** The blocks with headings one level below the section's. */
const headed = ['people', 'posts', 'steps', 'questions', 'contactDetails'];

/** The words of a page: a title, a lead, and sections of blocks. */
const schema = z
  .strictObject({
    title: label,
    lead: prose.optional(),
    /** A large picture at the top. */
    photo: photoKey.optional(),
    /** What it shows, if not in the words of `photos.ts`. A page in another language has its own. */
    alt: description.optional(),
    /** The words over a list of contents beside the sections, each of which then needs an `id`. */
    contents: label.optional(),
    sections: z
      .array(section)
      .min(1)
      .superRefine(unique('id', ({ id }) => id !== undefined)),
    /** A large quotation after the last section, with its language if that is another: `lang: 'es'`. */
    quote: z
      .strictObject({ text, author: text, source: text.optional(), lang: languageTag.optional() })
      .optional(),
    nextStep,
  })
  .superRefine(({ contents, sections }, context) => {
    sections.forEach(({ id, title, blocks }, index) => {
      const path = ['sections', index];
      const kinds = blocks.flatMap((each) => Object.keys(Object(each) as object));
      const below = headed.find((kind) => kinds.includes(kind));
      if (!title && (below || contents)) {
        const needing = below ? `a section with “${below}”` : 'the list of contents';
        refuse(context, `is missing: ${needing} needs it`, title, [...path, 'title']);
      }
      if (contents && !id) {
        const message = "is missing: the list of contents needs one, like id: 'our-garden'";
        refuse(context, message, id, [...path, 'id']);
      }
    });
  })
  .meta({ file: 'a page of content/' });
export default schema;
export type PageWords = z.output<typeof schema>;

/** Whether the value of a module in `content/` is the words of a page in blocks. */
export function isPageWords(value: unknown): value is PageWords {
  return typeof value === 'object' && value !== null && 'sections' in value;
}
