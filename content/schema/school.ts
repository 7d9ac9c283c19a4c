import { z } from 'zod';
import { addIssue } from './parts/add-issue';
import { ages } from './parts/ages';
import { drawingFile, person, schoolYear } from './parts/fields';
import { countries, locale } from './parts/locale';
import { telephoneHref } from './parts/telephone';
import { label, text } from './parts/text';
import { webAddress } from './parts/hrefs';

/** Whether a time zone exists. Intl's list of zones lacks aliases, such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const school = z.strictObject({
  /** While this is `true`, the check refuses a public SITE_URL. */
  sample: z.boolean().default(false),
  /** The full name, as on the sign. */
  name: label,
  /** For narrow places, such as the header on phones. */
  shortName: label.max(18),
  /** What the school is, in one sentence for search engines. */
  description: text,
  postalAddress: z.strictObject({
    street: text,
    town: text,
    /** The state, province or county, if addresses name it: `MA`, `ON`. */
    state: text.optional(),
    postalCode: text.optional(),
  }),
  /** As families in the country dial it: `(413) 555-0142 ext. 12`, `020 7946 0018`. */
  telephone: z
    .string()
    // Other programs insert full-width digits and long dashes.
    .overwrite((number) => number.normalize('NFKC').replace(/[\p{Pd}−]/gu, '-'))
    .meta({ type: 'telephone', example: "'(413) 555-0142'" }),
  email: z
    .email('must be an email address, like office@school.example.')
    .meta({ type: 'email', example: "'office@school.example'" }),
  officeHours: text,
  founded: z.int().optional(),
  ages,
  /** The year that every page shows: `2024-2025`. */
  schoolYear,
  /** English as your country writes it: currency, lists, dates, telephone. */
  locale: locale.default('en-US'),
  /** Decides when a day ends: `America/New_York`, `America/Chicago`, `America/Denver`, `America/Los_Angeles`. */
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, like America/New_York.'),
  /** Who signs letters. */
  headOfSchool: person,
  associations: z
    .array(
      z.strictObject({
        name: text,
        /** What membership means, as a phrase: “a member of …”, “accredited by …”. */
        membership: text,
        /** A file in `content/drawings/`, like `badge.svg`. */
        badge: drawingFile.optional(),
      }),
    )
    .default([]),
  /** The childcare license, as a phrase: “licensed as …”. */
  license: text.optional(),
  /** Phrases for sentences: “ten to twelve” children, “one teacher and one assistant”, a “two-hour” work cycle. */
  classroom: z
    .strictObject({
      children: text.optional(),
      adults: text.optional(),
      workCycle: text.optional(),
    })
    .default({}),
  /** Phrases for sentences: “two weeks”. */
  deadlines: z
    .strictObject({
      /** Until the school decides, after the visit. */
      decision: text.optional(),
      /** Until the first payment is due, after the acceptance letter. */
      payment: text.optional(),
    })
    .default({}),
  socialMedia: z.array(z.strictObject({ name: text, url: webAddress })).default([]),
});

const schema = school.superRefine(({ telephone, locale }, context) => {
  if (telephoneHref(telephone, locale)) return;
  const message = `isn’t a valid phone number. Include the area code: (413) 555-0142. For a number outside ${countries[locale].code}, the country of “locale”, start with the country’s code: +44 20 7946 0018.`;
  addIssue(context, message, telephone, ['telephone']);
});
export default schema;
export type School = z.output<typeof schema>;
