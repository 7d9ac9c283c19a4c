import { z } from 'zod';
import { ages } from './parts/ages';
import { filled, isBlank, orBlank } from './parts/blank';
import { isEmailAddress } from './parts/email';
import { drawingFile, person, schoolYear } from './parts/fields';
import { countryOf, locale, locales } from './parts/locale';
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
  /**
   * Whether the content is still the sample's. If so, the site can't be built for a public SITE_URL. The default is
   * `false`.
   */
  sample: z.boolean().default(false),
  /**
   * Whether the site is online before it's finished. Blanks and missing settings don't stop a draft, each page says how
   * many blanks are left, and search engines leave it out. The default is `false`.
   */
  draft: z.boolean().default(false),
  /** The full name, as on the school's sign: “Alder Lane Montessori School”. */
  name: label,
  /** A name of at most 18 characters for tight spaces, like the header on phones: “Alder Lane”. */
  shortName: label.max(18),
  /** One sentence about the school, for search engines: “A Montessori school in Springfield.” */
  description: text,
  postalAddress: z.strictObject({
    /** The street and the number, if addresses name them. */
    street: text.optional(),
    town: text,
    /** The state, province or county, if addresses name it: `MA`, `ON`. */
    state: text.optional(),
    postalCode: text.optional(),
  }),
  /** The phone number, as families in the country dial it: `(413) 555-0142 ext. 12`, `020 7946 0018`. */
  telephone: z
    .string()
    // Other programs insert full-width digits and long dashes.
    .overwrite((number) => number.normalize('NFKC').replace(/[\p{Pd}−]/gu, '-'))
    .meta({ type: 'telephone', example: '"(413) 555-0142"' }),
  email: orBlank(
    z
      .string()
      .refine(isEmailAddress, 'must be an email address, like office@school.example.')
      .meta({ type: 'email', example: '"office@school.example"' }),
  ),
  /** When the office is open: “Mon-Fri 8am-4pm”. */
  officeHours: text.optional(),
  /** The year that the school was founded: `1998`. */
  founded: z.int().optional(),
  /**
   * The ages that the school takes: `{ from: { months: 18 }, to: { years: 6 } }`. The default is the ages of all
   * programs together.
   */
  ages: ages.optional(),
  /** The school year that every page shows: `"2024-2025"`. */
  schoolYear: orBlank(schoolYear),
  /** How your country writes English, prices, dates and phone numbers: `"en-CA"`. The default is `"en-US"`. */
  locale: orBlank(locale).default('en-US'),
  /**
   * The school's time zone, so that a day ends when it does there: `America/New_York`, `America/Chicago`,
   * `America/Denver`, `America/Los_Angeles`.
   */
  timeZone: orBlank(
    z.string().refine(isTimeZone, 'must be the name of a time zone, like America/New_York.'),
  ).transform((name) => filled(name, 'America/New_York')),
  /** Who signs letters: `{ name: "Ana Lima", title: "Head of School" }`. */
  headOfSchool: person,
  associations: z
    .array(
      z.strictObject({
        name: text,
        /** What membership means, as a phrase: “a member of …”, “accredited by …”. */
        membership: text,
        /** The association's logo, a file in `content/drawings/`: `"badge.svg"`. */
        badge: drawingFile.optional(),
      }),
    )
    .default([]),
  /** The childcare license, as a phrase: “licensed by the state of Illinois”. */
  license: text.optional(),
  /** Phrases that sentences use: “ten to twelve” children, “one teacher and one assistant”, a “two-hour” work cycle. */
  classroom: z
    .strictObject({
      children: text.optional(),
      adults: text.optional(),
      workCycle: text.optional(),
    })
    .default({}),
  /** Phrases that sentences use: “two weeks”. */
  deadlines: z
    .strictObject({
      /** How long after the visit the school decides. */
      decision: text.optional(),
      /** How long after the acceptance letter the first payment is due. */
      payment: text.optional(),
    })
    .default({}),
  /** Links in the footer: `{ name: "Facebook", url: "https://www.facebook.com/…" }`. By default, there aren't any. */
  socialMedia: z.array(z.strictObject({ name: text, url: webAddress })).default([]),
});

const schema = school
  .superRefine(({ telephone, locale }, context) => {
    // Until the country is known, the number may be any country's.
    const possible = isBlank(locale) ? locales : [locale];
    if (isBlank(telephone) || possible.some((each) => telephoneHref(telephone, each))) return;
    const message = `isn’t a valid phone number. Include the area code: (413) 555-0142. For a number outside ${countryOf(possible[0]!)}, the country of “locale”, start with the country’s code: +44 20 7946 0018.`;
    context.addIssue({ code: 'custom', message, input: telephone, path: ['telephone'] });
  })
  .transform((value) => ({ ...value, locale: filled(value.locale, 'en-US') }));
export default schema;
export type SchoolFacts = z.output<typeof schema>;
