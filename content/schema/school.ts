import { z } from 'zod';
import { ages } from './parts/ages';
import { drawingFile } from './parts/drawings';
import { person, schoolYear } from './parts/fields';
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
    /** While this is `true`, the words are the sample's, and the check refuses a public SITE_URL. */
    sample: z.boolean().default(false),
    /** The full name, as on the school's sign. */
    name: label,
    /**
     * What it is for search engines: a `Preschool`, an `ElementarySchool`, or a `School` if it has both, as with
     * Kindergarten through 8th grade.
     */
    type: z.enum(['Preschool', 'ElementarySchool', 'School']).default('Preschool'),
    /** For small places such as a phone's header. */
    shortName: label.max(18),
    /** One sentence that says what the school is, for search engines. */
    description: text,
    postalAddress: z.strictObject({
      street: text,
      town: text,
      /** The two-letter state code, and the postal code. */
      state: text.optional(),
      postalCode: text.optional(),
    }),
    /**
     * The telephone number as people read it, with its area code: `(413) 555-0142`. With an extension:
     * `(413) 555-0142 ext. 12`. Outside North America, with + and the country's code: `+44 20 7946 0018`.
     */
    telephone: z
      .string()
      // Other programs put wide digits, long dashes and dots of their own into numbers.
      .overwrite((number) => number.normalize('NFKC').replace(/[\p{Pd}−]/gu, '-'))
      .refine((telephone) => telephoneHref(telephone) !== '', {
        error: ({ input }) =>
          /\p{L}/u.test(String(input).replace(/ext(ension)?|x(?=\.?\s?\d)/i, ''))
            ? 'has letters: write the digits that people press, like (413) 555-0142, and an extension like (413) 555-0142 ext. 12'
            : 'is not a number that anyone can dial: write all digits and the area code, like (413) 555-0142, and outside North America + and the country’s code, like +44 20 7946 0018',
      })
      .meta({ is: 'telephone' }),
    email: z.email('must be an e-mail address, like office@school.example').meta({ is: 'email' }),
    /** When the office answers the telephone. */
    officeHours: text,
    founded: z.int(),
    ages,
    /** The school year that the whole site shows: two years with a hyphen, `2024-2025`. */
    schoolYear,
    /**
     * The school's time zone, which determines when a day is over: `America/New_York`, `America/Chicago`,
     * `America/Denver`, `America/Phoenix`, `America/Los_Angeles`, `America/Anchorage`,
     * `Pacific/Honolulu`.
     */
    timeZone: z
      .string()
      .refine(isTimeZone, 'must be the name of a time zone, like America/New_York'),
    /** Who signs letters. */
    headOfSchool: person,
    /** The societies that the school is a member of. */
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
    /** The facts about a class that parents ask for first. `home.ts` labels them. */
    classroom: z
      .strictObject({
        /** The number of children in a class, in words, as printed. */
        children: text.optional(),
        /** The adults in a class, as printed. */
        adults: text.optional(),
        /** How long children work without interruption, as printed. */
        workCycle: text.optional(),
      })
      .default({}),
    /** The times in an admission, in words: “two weeks”. */
    deadlines: z
      .strictObject({
        /** Until the school decides, after the visit. */
        decision: text.optional(),
        /** Until the first payment is due, after the acceptance letter. */
        payment: text.optional(),
      })
      .default({}),
    /** The school's pages on other websites. */
    socialMedia: z.array(z.strictObject({ name: text, url: webAddress })).default([]),
  })
  .meta({ file: 'content/school.ts' });
export default schema;
export type School = z.output<typeof schema>;
