/**
 * The shape of everything the school writes. Each comment here appears as a hint when an editor
 * points at a field. A value that does not fit stops the build with a sentence (see define.ts).
 */
import { z } from 'zod';

const words = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'must not begin or end with a space')
  .refine(
    (value) => !value.includes('${'),
    'holds an unfilled placeholder: text with ${…} stands between back-ticks (`), not quotation marks',
  )
  .refine(
    (value) => !/\bundefined\b|\[object /.test(value),
    'names a fact that does not exist: correct the spelling between ${ and }',
  );

/** Plain words. Never empty, no stray spaces at either end, and no half-written `${placeholder}`. */
const text = words.refine(
  (value) => !value.includes(']('),
  'cannot hold a link, it would be printed as it is: write the words alone',
);

/** Words that may hold links, written `[visible words](/page)`. */
const prose = words.refine(
  (value) => !/\]\((?!\/|https:\/\/|mailto:|tel:|#)/.test(value),
  'has a link whose address does not begin with /, #, https://, mailto: or tel:',
);

/** Where a link leads: `/page`, `/page#anchor`, `https://…`, `mailto:…` or `tel:…`. */
const href = text.refine(
  (value) => /^(\/|#|https:\/\/|mailto:|tel:)/.test(value),
  'must begin with /, #, https://, mailto: or tel:',
);

/** The key of a picture in `photos.ts`, which is its file name without `.jpg`. */
const photoKey = z.string().regex(/^[a-z0-9-]+$/, 'must be a key from photos.ts, like pink-tower');

/** A name for addresses inside a page (`#the-flow-of-the-day`): small letters, digits, hyphens. */
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be small letters and hyphens');

/** An address on this site: `/`, or a slash and small words with hyphens. */
const path = z
  .string()
  .regex(
    /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/,
    'must be like /welcome-letter: a slash, small letters, hyphens',
  );

const dollars = z.int().positive();

/** An age: give months below two years, years from then on. */
const age = z.union([
  z.strictObject({ months: z.int().min(1).max(36) }),
  z.strictObject({ years: z.int().min(1).max(18) }),
]);
export type Age = z.output<typeof age>;

const ages = z
  .strictObject({
    /** The youngest age. */
    from: age,
    /** The oldest age. */
    to: age,
  })
  .refine(
    ({ from, to }) => inMonths(from) < inMonths(to),
    'must go from the younger age to the older',
  );
export type Ages = z.output<typeof ages>;

function inMonths(each: Age): number {
  return 'years' in each ? each.years * 12 : each.months;
}

/** Adds the mistake that a value stands twice in a list, at its second place. */
function unique<Row>(field: keyof Row & string, counts: (row: Row) => boolean = () => true) {
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    const first = new Map<unknown, number>();
    rows.forEach((row, index) => {
      if (!counts(row)) return;
      const before = first.get(row[field]);
      if (before === undefined) return void first.set(row[field], index);
      const message = `is the ${field} of item ${before + 1} already, and each needs its own`;
      context.addIssue({ code: 'custom', path: [index, field], message, input: row[field] });
    });
  };
}

const schoolYear = z
  .string()
  .regex(/^20\d\d-20\d\d$/, 'must be two years with a hyphen, like 2024-2025')
  .refine(
    (value) => Number(value.slice(5)) === Number(value.slice(0, 4)) + 1,
    'must be two years that follow each other',
  );

export const schoolSchema = z.strictObject({
  /** The full name, as on the sign at the gate. */
  name: text,
  /** The short name, for places with little room (a phone's home screen). At most 14 characters. */
  shortName: text.max(14),
  /** One sentence that says what the school is: for the footer, and for people who share a link. */
  description: text.max(160),
  address: z.strictObject({
    street: text,
    town: text,
    /** Two-letter state code and postal code, once there is a real address. */
    state: text.optional(),
    postalCode: text.optional(),
  }),
  /** The telephone number as people read it, with its area code. */
  telephone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written like (413) 555-0142'),
  /** The office's e-mail address. */
  email: z.email('must be an e-mail address, like office@school.example'),
  /** When the office answers the telephone. */
  officeHours: text,
  /** The year the school opened. */
  founded: z.int().min(1907).max(2100),
  /** The ages the school serves. */
  ages,
  /** The school year that the site speaks of, everywhere: two years with a hyphen, `2024-2025`. */
  schoolYear,
  /** How letters are signed, and who is written to. */
  headOfSchool: text,
  association: z.strictObject({
    /** The national Montessori society that the school is a member of. */
    name: text,
    /** What membership means, as a phrase: “a member of …”. */
    membership: text,
  }),
  /** The childcare licence, as a phrase: “licensed as …”. */
  licence: text,
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
});
export type School = z.output<typeof schoolSchema>;

const pageRow = z.strictObject({
  /** The address, without the domain. */
  path,
  /** The name in menus, and in “you are here”. */
  name: text.max(30),
  /** The menu that lists the page. Without it the page stands in the bar by itself. */
  menu: text.max(20).optional(),
  /** For search results and browser tabs: at most 60 characters, different on every page. */
  title: text.max(60),
  /** For search results: one or two sentences, 50 to 160 characters, different on every page. */
  description: text.min(50).max(160),
  /** The picture shown when somebody shares the page. */
  photo: photoKey,
  /** Only for a second address of a page: the address that search engines should show. */
  sameAs: path.optional(),
});
export type Page = z.output<typeof pageRow>;

export const pagesSchema = z
  .array(pageRow)
  .min(1)
  .superRefine(unique('path'))
  .superRefine(unique('title', (row) => !row.sameAs))
  .superRefine(unique('description', (row) => !row.sameAs));

/** The next sensible step for a parent, at the end of a page. */
const nextStep = z.strictObject({
  /** A short invitation, set large. */
  heading: text.max(60),
  /** One or two sentences. */
  text: prose,
  /** One or two links; the first is the button. */
  links: z
    .array(z.strictObject({ label: text.max(40), href }))
    .min(1)
    .max(2),
});
export type NextStep = z.output<typeof nextStep>;

/** A frame for a photograph that the school still has to take. */
const placeholder = z.strictObject({
  /** What the photograph should show, printed in the frame under the word PHOTO. */
  placeholder: text.max(80),
});

const picture = z.strictObject({
  photo: photoKey,
  /** A few words under the picture. */
  caption: text.max(120).optional(),
});

/** A piece of a long text: a paragraph in quotation marks, a list, a picture or an empty frame. */
const block = z.union([
  prose,
  z.strictObject({ list: z.array(prose).min(2) }),
  picture,
  placeholder,
]);
export type Block = z.output<typeof block>;

export const homeSchema = z.strictObject({
  /** The welcome headline, set over the picture. */
  headline: text.max(60),
  /** The line under it about the school year. */
  enrolling: text,
  /** One sentence for a parent who knows nothing yet. */
  lead: text.max(200),
  photo: photoKey,
  contactLink: text,
  admissionsLink: text,
  /** Who we are, in two or three short paragraphs. */
  about: z.strictObject({
    heading: text.max(60),
    paragraphs: z.array(prose).min(1).max(3),
    photo: photoKey,
  }),
  /** The heading over the programs. */
  programs: z.strictObject({ heading: text.max(60), text: prose }),
  facts: z.strictObject({ heading: text.max(60) }),
  nextStep,
});

/** The mark of a sample text, which the school still has to replace by its own. */
const sample = z.literal(true).optional();

const letter = z.strictObject({
  /** Delete this line when the letter is your own: `npm run launch` stops while it is there. */
  sample,
  title: text,
  /** A line over the title. */
  kicker: text.max(60),
  /** “Dear parents,” */
  greeting: text,
  /** The first paragraph, set larger. */
  lead: prose,
  /** The rest of the letter. */
  blocks: z.array(block).min(2),
  /** “Warmly,” */
  closing: text,
  nextStep,
});
export type Letter = z.output<typeof letter>;

export const founderSchema = letter.extend({
  /**
   * The founder's portrait: `{ photo: 'portrait' }` once there is a row for it in `photos.ts`, and
   * until then an empty frame, `{ placeholder: 'what it should show' }`.
   */
  portrait: z.union([z.strictObject({ photo: photoKey }), placeholder]),
});

export const welcomeLetterSchema = letter.extend({
  photo: photoKey,
  /** The resources at the end of the letter. */
  learnMore: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text.max(50), text: prose })).min(2),
  }),
});

const program = z.strictObject({
  /** A short name for addresses and for other modules: never change it once it is published. */
  id: anchor,
  /** The name. */
  name: text.max(40),
  /** A second name, shown after the first. */
  alsoCalled: text.max(40).optional(),
  /** The ages in the program. Leave out where it has none of its own. */
  ages: ages.optional(),
  /** A phrase shown where there are no ages. */
  agesNote: text.max(60).optional(),
  /** Whether the program is announced but not open yet. */
  comingSoon: z.boolean().default(false),
  /** One sentence, also shown on the home page. */
  summary: text.max(180),
  /** The section on the programs page. */
  paragraphs: z.array(prose).min(1),
  photo: photoKey,
  /** A link at the end of the section. */
  link: z.strictObject({ label: text.max(40), href }).optional(),
});
export type Program = z.output<typeof program>;

export const programsSchema = z.strictObject({
  title: text,
  lead: prose,
  chart: z.strictObject({ heading: text.max(60), text: prose }),
  programs: z.array(program).min(1).superRefine(unique('id')),
  nextStep,
});

const section = z.strictObject({
  /** The anchor: the address of this section after `#`. */
  id: anchor,
  /** The heading, and the entry in the list of contents. */
  title: text.max(60),
  blocks: z.array(block).min(1),
});

export const toddlerProgramSchema = z.strictObject({
  /** Delete this line when the text is your own: `npm run launch` stops while it is there. */
  sample,
  title: text,
  lead: prose,
  photo: photoKey,
  /** The words over the list of contents. */
  contents: text,
  quote: z.strictObject({ text, author: text, source: text }),
  sections: z.array(section).min(2).superRefine(unique('id')),
  /** The day, in order, at the end of the last section. */
  day: z
    .array(
      z.strictObject({
        /** The hour, where it is fixed. */
        time: text.max(20).optional(),
        title: text.max(60),
        text: prose,
      }),
    )
    .min(3),
  nextStep,
});

export const tuitionSchema = z.strictObject({
  /**
   * The school year that these prices were set for. In a new year look at each price and date
   * again, and then write the new year here: `npm run check` lists them until you do.
   */
  pricesFor: schoolYear,
  title: text,
  lead: prose,
  /** The title of the table. */
  caption: text,
  /** How many days a week one can choose, and which days they are. */
  days: z.array(z.strictObject({ count: z.int().min(1).max(5), names: text })).min(1),
  /** The lengths of day. */
  sessions: z
    .array(z.strictObject({ id: z.enum(['mornings', 'full-days']), name: text, hours: text }))
    .min(1),
  programs: z
    .array(
      z.strictObject({
        /** The id of the program in programs.ts. */
        program: anchor,
        name: text,
        /** The ages or grades, as they are printed. */
        ages: text,
        /** The monthly prices in dollars, a row for each schedule. */
        prices: z
          .array(
            z.strictObject({
              days: z.int().min(1).max(5),
              session: z.enum(['mornings', 'full-days']),
              monthly: dollars,
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  /** The three choices that lead to one schedule, and the words of the answer. */
  finder: z.strictObject({
    heading: text.max(60),
    text: prose,
    /** The questions over the three choices. */
    questions: z.strictObject({ program: text, days: text, session: text }),
    /** After the number of days: “5 days”. */
    days: text,
    /** After the price: “a month”. */
    monthly: text,
    /** The link to the row of the table. */
    row: text,
    /** The heading of the last column, and when that sum is due. */
    due: text,
    /** What is due: when, and what for. */
    application: z.strictObject({ when: text, what: text }),
    acceptance: z.strictObject({ when: text, what: text }),
    lastMonth: z.strictObject({ when: text, what: text }),
  }),
  playgroup: z.strictObject({
    name: text,
    /** For whom. */
    ages: text,
    /** How many weeks a session has. */
    weeks: z.int().positive(),
    /** When it meets. */
    when: text,
    /** The price of the whole session in dollars. */
    price: dollars,
  }),
  fees: z.strictObject({
    heading: text,
    application: z.strictObject({ name: text, amount: dollars, text: prose }),
    deposit: z.strictObject({ name: text, amount: dollars, text: prose }),
    /** Within how many weeks of the visit the school decides. */
    decisionWeeks: z.int().positive(),
    /** Within how many weeks of the acceptance letter deposit and first month are due. */
    paymentWeeks: z.int().positive(),
  }),
  nextStep,
});
export type Tuition = z.output<typeof tuitionSchema>;

const step = z.strictObject({
  id: anchor,
  title: text.max(60),
  paragraphs: z.array(prose).min(1),
  /** A list of what has to be done, where there is more than one thing. */
  tasks: z.array(prose).optional(),
  /** Who acts. */
  who: text.max(60),
  /** What it costs. */
  cost: text.max(80),
  /** How long it takes. */
  time: text.max(80),
  /** Whether the step offers to write to and call the Head of School. */
  offersContact: z.boolean().default(false),
  link: z.strictObject({ label: text.max(40), href }).optional(),
});

export const admissionsSchema = z.strictObject({
  title: text,
  lead: prose,
  photo: photoKey,
  steps: z.array(step).min(1).superRefine(unique('id')),
  /** Questions worth asking on a tour. */
  questions: z.strictObject({ heading: text.max(60), text: prose, items: z.array(text).min(3) }),
  nextStep,
});

export const enrollmentSchema = z.strictObject({
  title: text,
  /** The thank-you, which invites to complete the form. */
  intro: z.array(prose).min(1),
  photo: photoKey,
  frame: z.strictObject({
    /** What the frame holds, for people who cannot see it. */
    title: text,
    /** Shown until the form is there. */
    loading: text,
    /** The link that opens the form by itself. */
    open: text,
    /** Shown in the frame's place while no form is connected. */
    notConnected: prose,
    /** What to do when the form does not appear. */
    help: prose,
  }),
  nextStep,
});

export const contactSchema = z.strictObject({
  title: text,
  lead: prose,
  /** The heading over address, telephone and e-mail. */
  otherWays: text,
  /** The link that saves the school among a telephone's contacts. */
  saveContact: text,
  form: z.strictObject({
    heading: text,
    labels: z.strictObject({ name: text, email: text, phone: text, message: text }),
    /** The word beside the label of a field that must be filled in. */
    required: text,
    /** The messages under fields, as the specification words them. */
    errors: z.strictObject({
      nameRequired: text,
      emailRequired: text,
      emailInvalid: text,
      phoneRequired: text,
      phoneInvalid: text,
      messageRequired: text,
    }),
    send: text,
    sending: text,
    sent: text,
    /** Shown when a message did not leave, or may not have. */
    failed: z.strictObject({
      /** The school has not connected the form: the message certainly did not leave. */
      notConnected: text,
      /** The browser could not reach the mail service: it most likely did not leave. */
      unreachable: text,
      /** No answer came in time: nobody can say. */
      unanswered: text,
      /** The link that opens the parent's own mail program with the typed text. */
      mail: text,
      /** The words before the telephone number. */
      call: text,
      /** The subject of that e-mail. */
      subject: text,
    }),
    /** Shown over the form while the school has not connected it. */
    notConnected: text,
    /** Shown beside the button where scripts are blocked. */
    withoutScript: text,
  }),
  nextStep,
});
export type ContactWords = z.output<typeof contactSchema>['form'];

const photo = z.strictObject({
  /** What the picture shows, for people who cannot see it: a sentence, without “picture of”. */
  alt: text.min(20).max(160),
  /**
   * The point that must stay visible when the picture is cropped, in per cent from the left and
   * from the top.
   */
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).default([50, 50]),
});

export const photosSchema = z.record(photoKey, photo);

/** A day, written year-month-day. */
const day = z.iso.date('must be a day written like 2024-10-05');

/** A time of day on the 24-hour clock. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time on the 24-hour clock, like 09:30');

const openHouse = z
  .strictObject({ date: day, from: time, to: time })
  .refine(({ from, to }) => from < to, 'must end later than it begins');
export type OpenHouse = z.output<typeof openHouse>;

const openings = z.strictObject({
  /** The day on which this was true. A month later it is no longer shown. */
  asOf: day,
  programs: z
    .array(
      z.strictObject({
        /** The program's name. */
        program: text.max(40),
        /** What is open: “two places, mornings”. */
        places: text.max(60),
      }),
    )
    .min(1),
});
export type Openings = z.output<typeof openings>;

export const datesSchema = z.strictObject({
  openingsHeading: text.max(40),
  openHousesHeading: text.max(40),
  /** The link to the calendar file. */
  saveDates: text.max(60),
  /** Open places by program. Leave it out when there is nothing to say. */
  openings: openings.optional(),
  /** Days on which families may come without an appointment. A day that is past is not shown. */
  openHouses: z.array(openHouse),
});
