import { z } from 'zod';
import { ages } from './parts/ages';
import { anchor, link } from './parts/fields';
import { unique } from './parts/add-issue';
import { pageEnd } from './parts/sections';
import { label, prose, text } from './parts/text';
import { photoOrPlaceholder } from './parts/photo-or-placeholder';

const program = z.strictObject({
  /** A short name for addresses and for other modules. Never change it after it is published. */
  id: anchor,
  name: label,
  alsoCalled: label.optional(),
  ages: ages.meta({ hint: "Grades have their own field: grades: 'K-3rd grade'." }).optional(),
  /** The grades, printed in place of the ages: “K-3rd grade”. The door jamb still uses the ages. */
  grades: label.optional(),
  /** A phrase instead of the ages. If the program has both, its section shows the phrase after the ages. */
  agesNote: label.optional(),
  comingSoon: z.boolean().default(false),
  /** When it opens: “September 2025”. */
  opens: label.optional(),
  /** One sentence, also shown on the home page. */
  summary: text,
  paragraphs: z.array(prose),
  /** Without it, the section shows the frame for a photo to come. */
  photo: photoOrPlaceholder.optional(),
  link: link
    .extend({
      /** Completes the label for screen readers: “about …”. */
      about: label.optional(),
    })
    .optional(),
  /** “ten children, two adults”. */
  ratio: label.optional(),
  /** When it meets: “Mon-Fri 8:30am-noon”. Without it, the hours of its prices in `tuition.ts` are printed. */
  hours: label.optional(),
  /** How long children work at what they choose: “three hours each morning”. */
  workPeriod: label.optional(),
});
export type Program = z.output<typeof program>;

const schema = z
  .strictObject({
    title: label,
    lead: prose,
    /** The heading of a row of links to the page's parts. */
    contents: label.optional(),
    /** The door jamb on the home page, where a visitor can pick a year. A single program needs none. */
    jamb: z
      .strictObject({
        /** “How old is your child?” */
        question: label,
        /** “At 3: Toddler Program until then, Primary.” */
        answer: z.strictObject({
          at: label,
          /** Before the age at which a program begins later that year: “from 18 months”. */
          from: label,
          /** After a program that ends at that age. */
          untilThen: label,
          /** Before the lowest price of a program, which links to its prices: “from $520 a month”. */
          lowestPrice: label,
          none: label,
        }),
      })
      .optional(),
    labels: z.strictObject({
      /** Before the ages of a program: “Ages 3-6”. */
      ages: label,
      comingSoon: label,
      /** Before a program's `opens`, `ratio`, `hours` and `workPeriod`, if it has them. */
      opens: label,
      ratio: label,
      hours: label,
      workPeriod: label,
    }),
    list: z.array(program).min(1).superRefine(unique('id')),
    ...pageEnd,
  })
  .meta({ file: 'content/programs.ts', is: 'page' });
export default schema;
export type Programs = z.output<typeof schema>;
export type Jamb = NonNullable<Programs['jamb']>;
