import { z } from 'zod';
import { ages } from './parts/ages';
import { drawingFile, person, schoolYear } from './parts/fields';
import { telephoneHref } from './parts/telephone';
import { label, text } from './parts/text';
import { webAddress } from './parts/hrefs';

/** Whether this computer knows the time zone. Lists of zones lack alternative names, such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const schema = z
  .strictObject({
    /** While this is `true`, the content is the sample's, and the check refuses a public SITE_URL. */
    sample: z.boolean().default(false),
    /** The full name, as on the school's sign. */
    name: label,
    /** For search engines. `School` means both, as with Kindergarten through 8th grade. */
    type: z.enum(['Preschool', 'ElementarySchool', 'School']).default('Preschool'),
    /** For small places such as a phone's header. */
    shortName: label.max(18),
    /** One sentence that says what the school is, for search engines. */
    description: text,
    postalAddress: z.strictObject({
      street: text,
      town: text,
      /** The two-letter code. */
      state: text.optional(),
      postalCode: text.optional(),
    }),
    /** With its area code: `(413) 555-0142` or `(413) 555-0142 ext. 12`. Outside North America: `+44 20 7946 0018`. */
    telephone: z
      .string()
      // Other programs insert wide digits and long dashes.
      .overwrite((number) => number.normalize('NFKC').replace(/[\p{Pd}−]/gu, '-'))
      .refine(
        (number) => telephoneHref(number) !== '',
        'is not a number that anyone can dial: write digits and the area code, like (413) 555-0142 or (413) 555-0142 ext. 12, and outside North America + and the country’s code, like +44 20 7946 0018',
      )
      .meta({ is: 'telephone' }),
    email: z.email('must be an e-mail address, like office@school.example').meta({ is: 'email' }),
    officeHours: text,
    founded: z.int(),
    ages,
    /** The year that the whole site shows: `2024-2025`. */
    schoolYear,
    /** It determines when a day is over: `America/New_York`, `America/Chicago`, `America/Denver`, `America/Los_Angeles`. */
    timeZone: z
      .string()
      .refine(isTimeZone, 'must be the name of a time zone, like America/New_York'),
    /** Who signs letters. */
    headOfSchool: person,
    associations: z
      .array(
        z.strictObject({
          name: text,
          /** What membership means, as a phrase: “a member of …”, “accredited by …”. */
          membership: text,
          /** Its badge: the name of a file in `content/drawings/`, like `badge.svg`. */
          badge: drawingFile.optional(),
        }),
      )
      .default([]),
    /** The childcare license, as a phrase: “licensed as …”. */
    license: text.optional(),
    /** As sentences print them: “ten to twelve” children, “one teacher and one assistant”, a “two-hour” work cycle. */
    classroom: z
      .strictObject({
        children: text.optional(),
        adults: text.optional(),
        workCycle: text.optional(),
      })
      .default({}),
    /** In words: “two weeks”. */
    deadlines: z
      .strictObject({
        /** Until the school decides, after the visit. */
        decision: text.optional(),
        /** Until the first payment is due, after the acceptance letter. */
        payment: text.optional(),
      })
      .default({}),
    socialMedia: z.array(z.strictObject({ name: text, url: webAddress })).default([]),
  })
  .meta({ file: 'content/school.ts' });
export default schema;
export type School = z.output<typeof schema>;
