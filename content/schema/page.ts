import { z } from 'zod';
import { languageTag, nextStep, photoKey } from './fields';
import { description } from './photos';
import { refuse } from './refuse';
import { sections } from './sections';
import { label, prose, text } from './text';

/** The words of a page: a title, a lead, and sections of blocks. */
const schema = z
  .strictObject({
    title: label,
    lead: prose.optional(),
    /** A large photo at the top. */
    photo: photoKey.optional(),
    /** What it shows, if not in the words of `photos.ts`. A page in another language has its own. */
    alt: description.optional(),
    /** The words over a list of contents beside the sections, each of which then needs an `id`. */
    contents: label.optional(),
    sections: sections.min(1),
    /** A large quotation after the last section, with its language if that is another: `lang: 'es'`. */
    quote: z
      .strictObject({ text, author: text, source: text.optional(), lang: languageTag.optional() })
      .optional(),
    nextStep,
  })
  .superRefine(({ contents, sections }, context) => {
    sections.forEach(({ id, title }, index) => {
      const path = ['sections', index];
      if (contents && !title) {
        const message = 'is missing: the list of contents needs it';
        refuse(context, message, title, [...path, 'title']);
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
  return schema.safeParse(value).success;
}
