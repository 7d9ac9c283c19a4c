import { z } from 'zod';
import { ages } from './ages';
import { anchor, drawingFile, photoKey, schoolYear, link } from './fields';
import { unique } from './refuse';
import { label, prose, text } from './text';

/** A number with ten digits or more, which signs and spaces may separate; an extension may follow. */
const telephonePattern = /^(?=([ ().+-]*\d){10})[\d ().+-]+(,? ?(x|ext\.?|extension) ?\d{1,7})?$/;

/** Whether this computer knows the time zone. Lists of zones lack second names, such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** How a place is reached. */
const waysToReach = z.strictObject({
  postalAddress: z.strictObject({
    street: text,
    town: text,
    /** Two-letter state code and postal code, once there is a real address. */
    state: text.optional(),
    postalCode: text.optional(),
  }),
  /**
   * The telephone number as people read it, with its area code: `(413) 555-0142`. With an extension
   * `(413) 555-0142 ext. 12`; abroad with the country's code, `+44 20 7946 0018`.
   */
  telephone: z
    .string()
    // Word processors put long dashes and special spaces into numbers.
    .overwrite((number) => number.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/\s/g, ' '))
    .regex(
      telephonePattern,
      'must be written like (413) 555-0142, with an extension like (413) 555-0142 ext. 12, or abroad like +44 20 7946 0018',
    ),
  /** The office's e-mail address. */
  email: z.email('must be an e-mail address, like office@school.example'),
  /** When the office answers the telephone. */
  officeHours: text,
});

/** One of several places. What it leaves out of the fields above is the school's own. */
const campus = waysToReach.partial().extend({
  /** A short name for addresses, `/contact#orchard`: never change it once it is published. */
  id: anchor.regex(/^(?!(main|form|school)$)/, 'must be another word, like main-campus'),
  name: label,
  /** Who leads it. */
  director: label.optional(),
  /** What is taught there: each `id` as in `programs.ts`. */
  programs: z.array(anchor).default([]),
  /** How to find it. At the school's own address, this and the next two are those of `contact.ts`. */
  directions: prose.optional(),
  parking: prose.optional(),
  map: link.optional(),
  /** A photo of the map, or of the door: a key of `photos.ts`. */
  photo: photoKey.optional(),
});

const schema = z
  .strictObject({
    /** The full name, as on the sign at the gate. */
    name: label,
    /** The short name, for places with little room (a phone's home screen). At most 14 characters. */
    shortName: label.max(14),
    /** One sentence that says what the school is: for the footer, and for people who share a link. */
    description: text,
    ...waysToReach.shape,
    /** The year the school opened. */
    founded: z.int().min(1600).max(2100),
    /** The ages the school serves. */
    ages,
    /** The school year that the site speaks of, everywhere: two years with a hyphen, `2024-2025`. */
    schoolYear,
    /**
     * The school's time zone, which says when a day is over: `America/New_York`, `America/Chicago`,
     * `America/Denver`, `America/Phoenix`, `America/Los_Angeles`, `America/Anchorage`,
     * `Pacific/Honolulu`.
     */
    timeZone: z
      .string()
      .refine(isTimeZone, 'must be the name of a time zone, like America/New_York'),
    /** How letters are signed, and who is written to. */
    headOfSchool: z
      .strictObject({
        /** The title: “Head of School”, “Director”. Leave it out where the name alone is used. */
        title: label.optional(),
        /** The name: “Ana Lima”. Sentences then name the person, and letters are signed with it. */
        name: label.optional(),
      })
      .refine(({ title, name }) => title ?? name, 'must have a title, a name, or both'),
    /** The societies that the school is a member of. Leave it out where there is none. */
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
    /** The childcare license, as a phrase: “licensed as …”. Leave it out where there is none. */
    license: text.optional(),
    /** The class that parents ask about first, which `home.ts` gives a label. */
    classroom: z.strictObject({
      /** The number of children in a class, in words, as it is printed. */
      children: text,
      /** The adults in a class, as it is printed. */
      adults: text,
      /** How long children work without interruption, as it is printed. */
      workCycle: text,
    }),
    /** The school's pages elsewhere. Leave the list empty until they exist. */
    socialMedia: z.array(
      z.strictObject({
        name: text,
        url: z.url({
          protocol: /^https$/,
          error: 'must be a whole address that begins with https://',
        }),
      }),
    ),
    /** The places of a school with more than one. The main one may need only an id and a name. */
    campuses: z
      .array(campus)
      .default([])
      .superRefine(unique('id'))
      .refine(
        ({ length }) => length !== 1,
        'must have at least two items: with one place, remove the list',
      ),
  })
  .meta({ file: 'content/school.ts' });
export default schema;
export type School = z.output<typeof schema>;
