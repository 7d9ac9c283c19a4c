import { z } from 'zod';
import { altText, nextStep, photoOrPlaceholder } from './parts/fields';
import { hasHeadings, sections } from './parts/sections';
import { label, prose, text } from './parts/text';

/** A content page: a title, a lead and sections of blocks. */
const schema = z
  .strictObject({
    title: label,
    lead: prose.optional(),
    photo: photoOrPlaceholder.optional(),
    /** Overrides the alternative text in `photos.ts`. A page in another language needs it. */
    alt: altText.optional(),
    /** Adds a list of contents with this heading: “On this page”. Each section then needs a `title` and an `id`. */
    contents: label.optional(),
    sections,
    /** A large quotation after the last section. */
    quote: z.strictObject({ text, author: text, source: text.optional() }).optional(),
    /** Without it, the page ends with its last block, which should then say what comes next. */
    nextStep: nextStep.optional(),
  })
  .superRefine(({ sections }, context) => {
    const index = sections.findIndex(({ title, blocks }) => title ?? hasHeadings(blocks));
    if (index < 0 || sections[index]!.title) return;
    const message = 'is missing. Questions, people and steps need a heading above them.';
    context.addIssue({ code: 'custom', message, path: ['sections', index, 'title'] });
  })
  .superRefine(({ contents, sections }, context) => {
    if (!contents) return;
    const message = 'is missing. A page with a list of contents needs it in every section.';
    sections.forEach((section, index) => {
      for (const field of ['title', 'id'] as const) {
        const path = ['sections', index, field];
        if (!section[field]) context.addIssue({ code: 'custom', message, path });
      }
    });
  });
export default schema;
export type PageContent = z.output<typeof schema>;
