import { z } from 'zod';
import { ages } from './parts/ages';
import { anchor, link, photoOrPlaceholder } from './parts/fields';
import { unique } from './parts/checks';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';

const program = z.strictObject({
  /**
   * The anchor, `/programs#casa`. Other modules also name the program by its id. Never change it once it's published.
   */
  id: anchor,
  name: label,
  /** Another name that parents may know: “Primary”. */
  alsoCalled: label.optional(),
  ages: ages.meta({ hint: 'Grades have their own field: grades: "K-3rd grade".' }).optional(),
  /** Replaces the ages: “K-3rd grade”. The door jamb still uses the ages. */
  grades: label.optional(),
  /**
   * Text about the ages: “or when walking”. It replaces missing ages. In the program's section, it follows the ages.
   */
  agesNote: label.optional(),
  /** Whether the program isn't open yet. The default is `false`. */
  comingSoon: z.boolean().default(false),
  /** When the program opens: “September 2025”. */
  opens: label.optional(),
  /** One sentence about the program. The home page also shows it. */
  summary: text,
  paragraphs: z.array(prose),
  photo: photoOrPlaceholder.optional(),
  link: link
    .extend({
      /** Completes the label for screen readers: “about the toddler program”. */
      about: label.optional(),
    })
    .optional(),
  /** The size of the group: “ten children, two adults”. */
  ratio: label.optional(),
  /** When the program meets: “Mon-Fri 8:30am-noon”. The default is the hours of its prices in `tuition.ts`. */
  hours: label.optional(),
  /** How long children work without interruption: “three hours each morning”. */
  workPeriod: label.optional(),
});
export type Program = z.output<typeof program>;

const schema = customPage({
  title: label,
  lead: prose,
  /** The heading of a list of links to the programs and sections: “On this page”. Without it, there's no list. */
  contents: label.optional(),
  /** A door jamb on the home page, where visitors pick an age. A school with one program needs none. */
  jamb: z
    .strictObject({
      /** The question above it: “How old is your child?” */
      question: label,
    })
    .optional(),
  labels: z
    .strictObject({
      /** The word before the ages of a program. */
      ages: label.default('Ages'),
      comingSoon: label.default('coming soon'),
      /** The word before the lowest price of a program that has several prices. */
      lowestPrice: label.default('from'),
      /** The headings of a program's `opens`, `ratio`, `hours` and `workPeriod`, if it has them. */
      opens: label.default('Opens'),
      ratio: label.default('Children and adults'),
      hours: label.default('Hours'),
      workPeriod: label.default('Work period'),
    })
    .prefault({}),
  list: z.array(program).min(1).superRefine(unique('id')),
});
export default schema;
export type Programs = z.output<typeof schema>;
