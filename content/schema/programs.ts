import { z } from 'zod';
import { ages } from './parts/ages';
import { anchor, link } from './parts/fields';
import { unique } from './parts/add-issue';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';
import { photoOrPlaceholder } from './parts/photo-or-placeholder';

const program = z.strictObject({
  /** Part of addresses, and how other modules refer to the program. Never change it once it's published. */
  id: anchor,
  name: label,
  alsoCalled: label.optional(),
  ages: ages.meta({ hint: "Grades have their own field: grades: 'K-3rd grade'." }).optional(),
  /** Shown instead of the ages: “K-3rd grade”. The door jamb still uses the ages. */
  grades: label.optional(),
  /** Shown instead of the ages, or after them in the program's section if it has both. */
  agesNote: label.optional(),
  comingSoon: z.boolean().default(false),
  /** When it opens: “September 2025”. */
  opens: label.optional(),
  /** One sentence, also shown on the home page. */
  summary: text,
  paragraphs: z.array(prose),
  /** Without it, the section shows an empty frame. */
  photo: photoOrPlaceholder.optional(),
  link: link
    .extend({
      /** Completes the label for screen readers: “about …”. */
      about: label.optional(),
    })
    .optional(),
  /** “ten children, two adults”. */
  ratio: label.optional(),
  /** When it meets: “Mon-Fri 8:30am-noon”. The default is the hours of its prices in `tuition.ts`. */
  hours: label.optional(),
  /** How long children do work that they choose: “three hours each morning”. */
  workPeriod: label.optional(),
});
export type Program = z.output<typeof program>;

const schema = customPage({
  title: label,
  lead: prose,
  /** The heading of a row of links to the page's parts. */
  contents: label.optional(),
  /** The door jamb on the home page, where visitors pick an age. A single program needs none. */
  jamb: z
    .strictObject({
      /** “How old is your child?” */
      question: label,
    })
    .optional(),
  labels: z.strictObject({
    /** Before the ages of a program: “Ages 3-6”. */
    ages: label,
    comingSoon: label,
    /** Before the lowest price of a program that has several: “from $520 a month”. */
    lowestPrice: label,
    /** Before a program's `opens`, `ratio`, `hours` and `workPeriod`, if it has them. */
    opens: label,
    ratio: label,
    hours: label,
    workPeriod: label,
  }),
  list: z.array(program).min(1).superRefine(unique('id')),
});
export default schema;
export type Programs = z.output<typeof schema>;
