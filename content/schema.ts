/**
 * The shape of everything the school writes. Each comment here appears as a hint when an editor
 * points at a field. A value that does not fit stops the build with a sentence (see define.ts).
 */
import { z } from 'zod';
import { inMonths } from './in-words';

/** Adds a mistake: the rest of its sentence, the value that is wrong, and where below the field it is. */
function refuse(
  context: Pick<z.RefinementCtx, 'addIssue'>,
  message: string,
  input: unknown,
  path: PropertyKey[] = [],
) {
  context.addIssue({ code: 'custom', path, message, input });
}

/** What people write where they have not made up their minds yet. */
const unfilled =
  /\b(TODO|FIXME)\b|\b[Ll]orem [Ii]psum\b|\[\s?(?:…|\.{3})\s?\]|\?{3,}|\{\{.*?\}\}|\b(?:[Yy]our|[Ii]nsert) (?:text|name|date|price) here\b/;

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
    'names a fact that does not exist: correct the spelling between ${ and }, or write the sentence without it',
  )
  .superRefine((value, context) => {
    const [mark] = unfilled.exec(value) ?? [];
    if (!mark) return;
    const message = `still holds “${mark}”, which stands for words that are missing: write them, or take it out`;
    refuse(context, message, value);
  });

/** Plain words. Never empty, no stray spaces at either end, and no half-written `${placeholder}`. */
const text = words.refine(
  (value) => !value.includes(']('),
  'cannot hold a link, it would be printed as it is: write the words alone',
);

/** A link, as components/prose.tsx reads them. */
const wholeLink = /\[([^\]]+)\]\(([^)]+)\)/g;
const beforeAddress = '(?=[/#]|https?:|mailto:|tel:)';
/** What was to become one: all of it but a space too many, or but one of the brackets. */
const halfLink = new RegExp(
  String.raw`\[[^\]]*\]\s?\(${beforeAddress}[^)]*\)?|\]\(.*|\[[^\]]*\(${beforeAddress}.*`,
);

/** Words that may hold links, written `[visible words](/page)`. */
const prose = words.superRefine((value, context) => {
  const messages = [...value.matchAll(wholeLink)].map(([, , address = '']) =>
    address.includes('(')
      ? `has the address “${address})”, which would end at its first bracket: write %28 for ( and %29 for )`
      : addressMistake(address),
  );
  const [half] = halfLink.exec(value.replace(wholeLink, '')) ?? [];
  if (half) {
    const shown = half.length > 50 ? `${half.slice(0, 47)}…` : half;
    messages.push(
      `has “${shown}”, which is half a link: write it as [visible words](/page), with all four brackets and no space between`,
    );
  }
  for (const message of messages) {
    if (message) refuse(context, message, value);
  }
});

/** Where a link leads: `/page`, `/page#anchor`, `https://…`, `mailto:…` or `tel:…`. */
const href = text.superRefine((value, context) => {
  const message = addressMistake(value);
  if (message) refuse(context, message, value);
});

/** What is wrong with an address as it is written; whether it leads somewhere is told elsewhere. */
function addressMistake(address: string): string | undefined {
  if (/\s/.test(address)) return `has the address “${address}” with a space in it: take it out`;
  if (/^(\/|#)/.test(address)) return undefined;
  if (address.startsWith('https://')) {
    return URL.canParse(address) && new URL(address).hostname.includes('.')
      ? undefined
      : `has “${address}”, which is not a whole address: copy it from the browser’s address bar`;
  }
  if (address.startsWith('mailto:')) {
    return /^mailto:[^@?]+@[^@?]+\.[^@?]+(\?|$)/.test(address)
      ? undefined
      : `has “${address}”, which holds no e-mail address: write mailto: and the whole address`;
  }
  if (address.startsWith('tel:')) {
    return /^tel:\+\d{7,15}(;ext=\d+|,\d+)?$/.test(address)
      ? undefined
      : `has “${address}”, which cannot be called: write tel:+ and digits only, with the country’s code`;
  }
  return `has a link to “${address}”, which does not begin with /, #, https://, mailto: or tel:`;
}

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

/** A sum in dollars, as a bare number: `1275`, or `8.50`. */
const sum = z.number().multipleOf(0.01, 'must have at most two digits behind its point');
const dollars = sum.positive();
const dollarsOrNone = sum.nonnegative();

/** A link: its visible words and where it leads. */
const link = z.strictObject({ label: text.max(60), href });

/** An age: give weeks for the youngest babies, months below two years, years from then on. */
const age = z.union([
  z.strictObject({ weeks: z.int().min(1).max(26) }),
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

/** Adds the mistake that a value stands twice in a list, at its second place. */
function unique<Row>(field: keyof Row & string, counts: (row: Row) => boolean = () => true) {
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    const first = new Map<unknown, number>();
    rows.forEach((row, index) => {
      if (!counts(row)) return;
      const before = first.get(row[field]);
      if (before === undefined) return void first.set(row[field], index);
      const message = `is the ${field} of item ${before + 1} already, and each needs its own`;
      refuse(context, message, row[field], [index, field]);
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

const withExtension = String.raw`(?:,? ?(?:x|ext\.?|extension) ?\d{1,7})?$`;
/** A number of North America, or one from abroad with its country’s code; an extension may follow. */
const telephonePattern = new RegExp(
  String.raw`^(?:(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}|\+[2-9][\d ().-]{6,20}\d)` +
    withExtension,
);

/** Whether the name is one of a time zone that this computer knows. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

export const schoolSchema = z.strictObject({
  /** The full name, as on the sign at the gate. */
  name: text,
  /** The short name, for places with little room (a phone's home screen). At most 14 characters. */
  shortName: text.max(14),
  /** One sentence that says what the school is: for the footer, and for people who share a link. */
  description: text.max(250),
  address: z.strictObject({
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
    .regex(
      telephonePattern,
      'must be written like (413) 555-0142, with an extension like (413) 555-0142 ext. 12, or abroad like +44 20 7946 0018',
    ),
  /** What a telephone dials, where it is not simply that number: `tel:+14135550142,12`. */
  telephoneLink: z
    .string()
    .regex(
      /^tel:\+\d{7,15}(;ext=\d+|,\d+)?$/,
      'must be written like tel:+14135550142, or tel:+14135550142,12 for an extension',
    )
    .optional(),
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
  /**
   * The school's time zone, which says when a day is over: `America/New_York`, `America/Chicago`,
   * `America/Denver`, `America/Phoenix`, `America/Los_Angeles`, `America/Anchorage`,
   * `Pacific/Honolulu`.
   */
  timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, like America/New_York'),
  /** How letters are signed, and who is written to. */
  headOfSchool: text,
  /** Leave it out where the school is a member of none: the badge goes with it. */
  association: z
    .strictObject({
      /** The national Montessori society that the school is a member of. */
      name: text,
      /** What membership means, as a phrase: “a member of …”. */
      membership: text,
    })
    .optional(),
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
});
export type School = z.output<typeof schoolSchema>;

const row = z.strictObject({
  /** The address, without the domain. It is also the name of the page's folder in `app/`. */
  path,
  /**
   * The name by which `page.tsx` and other pages know this one: its first address, without the slash.
   * Only for a page that has another address now: `id: 'contact'` beside `path: '/talk-to-us'`.
   */
  id: anchor.optional(),
  /** The name in menus, and in “you are here”. */
  name: text.max(40),
  /** The menu that lists the page. Without it the page stands in the bar by itself. */
  menu: text.max(30).optional(),
  /**
   * For search results and browser tabs, different on every page. Search engines show about 60
   * characters, so what matters stands first.
   */
  title: text.max(100),
  /**
   * For search results: one or two sentences, different on every page. Search engines show about
   * 160 characters.
   */
  description: text.min(50).max(250),
  /** The picture shown when somebody shares the page. */
  photo: photoKey,
  /** Only for a second address of a page: the address that search engines should show. */
  sameAs: path.optional(),
});

/** The home page, whose address has no name, is called home. */
const idOf = ({ id, path }: z.output<typeof row>) => id ?? (path.slice(1) || 'home');

const pageRow = row.transform((page) => ({ ...page, id: idOf(page) }));
export type Page = z.output<typeof pageRow>;

export const pagesSchema = z
  .array(pageRow)
  .min(1)
  .superRefine(unique('path'))
  .superRefine(eachLeadsOn)
  .superRefine(unique('id', ({ id, path }) => `/${id}` !== path))
  .superRefine(unique('title', (row) => !row.sameAs))
  .superRefine(unique('description', (row) => !row.sameAs));

/** Adds the mistakes that there is no home page, and that a second address has no first one. */
function eachLeadsOn(rows: Page[], context: z.RefinementCtx) {
  const own = rows.filter(({ sameAs }) => !sameAs).map(({ path }) => path);
  if (!own.includes('/')) refuse(context, 'has no row for the home page: its path is /', own);
  rows.forEach(({ sameAs }, index) => {
    if (!sameAs || own.includes(sameAs)) return;
    const message = `must be the path of another page: ${own.join(', ')}`;
    refuse(context, message, sameAs, [index, 'sameAs']);
  });
}

/** The next sensible step for a parent, at the end of a page. */
const nextStep = z.strictObject({
  /** A short invitation, set large. */
  heading: text.max(90),
  /** One or two sentences. */
  text: prose,
  /** One or two links; the first is the button. */
  links: z.array(link).min(1).max(2),
});
export type NextStep = z.output<typeof nextStep>;

/** A frame for a photograph that the school still has to take. */
const placeholder = z.strictObject({
  /** What the photograph should show, printed in the frame under the word PHOTO. */
  placeholder: text.max(150),
});

const picture = z.strictObject({
  photo: photoKey,
  /** A few words under the picture. */
  caption: text.max(200).optional(),
});

/** A piece of a long text: a paragraph in quotation marks, a list, a picture or an empty frame. */
const block = z.union([
  prose,
  z.strictObject({ list: z.array(prose).min(1) }),
  picture,
  placeholder,
]);
export type Block = z.output<typeof block>;

export const homeSchema = z.strictObject({
  /** The welcome headline, set over the picture. */
  headline: text.max(90),
  /** The line under it about the school year. */
  enrolling: text,
  /** One sentence for a parent who knows nothing yet. */
  lead: text.max(300),
  photo: photoKey,
  contactLink: text,
  admissionsLink: text,
  /** Who we are, in two or three short paragraphs. */
  about: z.strictObject({
    heading: text.max(90),
    paragraphs: z.array(prose).min(1).max(3),
    photo: photoKey,
  }),
  /** The heading over the programs. */
  programs: z.strictObject({ heading: text.max(90), text: prose }),
  /** The facts that comparing parents look for: the site composes them, their labels stand here. */
  facts: z.strictObject({
    heading: text.max(90),
    labels: z.strictObject({
      ages: text.max(40),
      /** The hours of all lengths of day in `tuition.ts`. */
      hours: text.max(40),
      /** The lowest price in `tuition.ts`. */
      tuition: text.max(40),
      /** The children and adults of `classroom` in `school.ts`. */
      classroom: text.max(40),
      founded: text.max(40),
      /** License and membership, where there are any. */
      credentials: text.max(40),
    }),
    /** How the license is told in a word: “Licensed”. */
    licensed: text.max(40),
  }),
  nextStep,
});

const letter = z.strictObject({
  title: text,
  /** A line over the title. */
  kicker: text.max(120),
  /** “Dear parents,” */
  greeting: text,
  /** The first paragraph, set larger. */
  lead: prose,
  /** The rest of the letter. */
  blocks: z.array(block).min(1),
  /** “Warmly,” */
  closing: text,
  /**
   * Who signs, a line each: `['Ana Lima', 'Founder']`. Without it the Head of School signs, with the
   * school's name.
   */
  signature: z.array(text).min(1).max(4).optional(),
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
    items: z.array(z.strictObject({ title: text.max(90), text: prose })).min(1),
  }),
});

const program = z.strictObject({
  /** A short name for addresses and for other modules: never change it once it is published. */
  id: anchor,
  /** The name. */
  name: text.max(60),
  /** A second name, shown after the first. */
  alsoCalled: text.max(60).optional(),
  /** The ages in the program. Leave out where it has none of its own. */
  ages: ages.optional(),
  /** A phrase shown where there are no ages. */
  agesNote: text.max(90).optional(),
  /** Whether the program is announced but not open yet. */
  comingSoon: z.boolean().default(false),
  /** One sentence, also shown on the home page. */
  summary: text.max(250),
  /** The section on the programs page. */
  paragraphs: z.array(prose).min(1),
  photo: photoKey,
  /** A link at the end of the section. */
  link: link
    .extend({
      /** Where it leads, for those who hear the link and do not see where it stands: “about …”. */
      about: text.max(60).optional(),
    })
    .optional(),
  /** How many children and adults: “ten children, two adults”. Leave it out to say nothing. */
  ratio: text.max(80).optional(),
  /** When it meets: “Mon-Fri 8:30am-noon”. Leave it out to say nothing. */
  hours: text.max(80).optional(),
  /** How long children may work at what they chose: “three hours each morning”. */
  workPeriod: text.max(80).optional(),
});
export type Program = z.output<typeof program>;

export const programsSchema = z.strictObject({
  title: text,
  lead: prose,
  /** The chart of ages, whose scale follows the ages of all programs. */
  chart: z.strictObject({ heading: text.max(90), text: prose }),
  labels: z.strictObject({
    /** Over the names in the chart. */
    program: text.max(30),
    /** Before the ages of a program: “Ages 3-6”. */
    ages: text.max(30),
    /** Over the scale of the chart. */
    scale: text.max(40),
    comingSoon: text.max(30),
    /** Before a program's `ratio`, `hours` and `workPeriod`, where it has them. */
    ratio: text.max(40),
    hours: text.max(40),
    workPeriod: text.max(40),
  }),
  programs: z.array(program).min(1).superRefine(unique('id')),
  nextStep,
});

const section = z.strictObject({
  /** The anchor: the address of this section after `#`. */
  id: anchor,
  /** The heading, and the entry in the list of contents. */
  title: text.max(90),
  blocks: z.array(block).min(1),
});

export const toddlerProgramSchema = z.strictObject({
  title: text,
  lead: prose,
  photo: photoKey,
  /** The words over the list of contents. */
  contents: text,
  quote: z.strictObject({ text, author: text, source: text }),
  sections: z.array(section).min(1).superRefine(unique('id')),
  /** The day, in order, at the end of the last section. */
  day: z
    .array(
      z.strictObject({
        /** The hour, where it is fixed. */
        time: text.max(20).optional(),
        title: text.max(90),
        text: prose,
      }),
    )
    .min(1),
  nextStep,
});

/** How a price of the table names its days: their number, or the `id` of an entry of “days”. */
const daysKey = z.union([z.int().min(1).max(7), anchor]);

const days = z.strictObject({
  /** How many days a week. */
  count: z.int().min(1).max(7),
  /** Which days they are: “Mon-Wed”. */
  names: text.max(40),
  /** A short name, only where the list has this number of days twice: prices are then given for it. */
  id: anchor.optional(),
});

const session = z.strictObject({
  /** A short name for the prices below: never change it once it is published. */
  id: anchor,
  /** The name, in the plural: “Mornings”. */
  name: text.max(30),
  /** From when to when: “8:30am-noon”. */
  hours: text.max(40),
});

const pricedProgram = z.strictObject({
  /** The id of the program in programs.ts. */
  program: anchor,
  name: text,
  /** The ages or grades, as they are printed. */
  ages: text,
  /** The hours of a length of day, where they are others in this program: `{ mornings: '9am-noon' }`. */
  hours: z.record(anchor, text.max(40)).default({}),
  /** The prices in dollars, a row for each schedule that is offered. The list may be empty. */
  prices: z.array(z.strictObject({ days: daysKey, session: anchor, price: dollars })),
  /** A sentence under the prices, or in their place. */
  note: prose.optional(),
});

/** A sum that is asked once, with its explanation. */
const fee = z.strictObject({ name: text, amount: dollars, text: prose });

/** What is due: when, and what for. */
const due = z.strictObject({ when: text, what: text });

const tuition = z.strictObject({
  /**
   * The school year that these prices were set for. In a new year look at each price and date
   * again, and then write the new year here: `npm run check` lists them until you do.
   */
  pricesFor: schoolYear,
  title: text,
  lead: prose,
  /** The title of the table. */
  caption: text,
  /** What a price of the table is for: a month, a session (a term, say) or a year. */
  per: z.enum(['month', 'session', 'year']).default('month'),
  /** In how many payments a year tuition is paid. With it the finder tells the whole year's tuition. */
  payments: z.int().min(1).max(52).optional(),
  /** Whether sums have a comma between the thousands: `$1,275`. */
  thousandsComma: z.boolean().default(false),
  /** How many days a week one can choose, and which days they are. */
  days: z.array(days).min(1).superRefine(eachDaysOnce),
  /** The lengths of day. */
  sessions: z.array(session).min(1).superRefine(unique('id')),
  programs: z.array(pricedProgram).min(1).superRefine(unique('program')),
  /** The headings of the table; the one over the prices follows from “per”. */
  columns: z.strictObject({
    schedule: text.max(40),
    hours: text.max(40),
    /** Over the sum that is due once a place is offered, and when that is. */
    due: text.max(60),
  }),
  /** The three choices that lead to one schedule, and the words of the answer. */
  finder: z.strictObject({
    heading: text.max(90),
    text: prose,
    /** The questions over the three choices. */
    questions: z.strictObject({ program: text, days: text, session: text }),
    /** The link to the row of the table. */
    row: text,
    /** The answer where the school does not offer what was chosen. */
    notOffered: z.strictObject({ heading: text.max(90), text: prose }),
    /** When the application fee is due. Shown where there is such a fee. */
    application: due.optional(),
    /** When the first payment is due. Without it the table has no column of it either. */
    acceptance: due
      .extend({
        /** Whether the first tuition is part of that payment, beside the deposit. */
        includesTuition: z.boolean().default(true),
      })
      .optional(),
    /** When the deposit comes back. Shown where there is a deposit. */
    lastMonth: due.optional(),
  }),
  /** What has a price of its own: a playgroup, a summer camp. The list may be empty. */
  offers: z
    .array(
      z.strictObject({
        /** The id of the program in programs.ts, where it is one of them. */
        program: anchor.optional(),
        name: text,
        /** For whom: “toddlers aged 15 months to 3 years”. */
        ages: text,
        /** How many weeks a session has, where there are sessions. */
        weeks: z.int().positive().optional(),
        /** When it meets: “once a week, 9am-11am”. */
        when: text,
        /** The price in dollars, of the whole session where there is one; 0 where it is free. */
        price: dollarsOrNone,
        /** What that price is for, where it is not the whole session: “a week”. */
        per: text.max(30).optional(),
      }),
    )
    .superRefine(unique('name'))
    .default([]),
  /** Care before and after school. Leave it out where there is none. */
  care: z
    .strictObject({
      heading: text.max(90),
      text: prose.optional(),
      rows: z
        .array(
          z.strictObject({
            name: text.max(60),
            /** From when to when: “7:30am-8:30am”. */
            hours: text.max(60),
            /** The price in dollars; 0 where it is free. */
            price: dollarsOrNone,
            /** What that price is for: “a month”, “a day”. */
            per: text.max(30).optional(),
          }),
        )
        .min(1),
    })
    .optional(),
  /** How a price of 0 is printed. */
  free: text.max(20),
  fees: z.strictObject({
    heading: text,
    /** Leave it out where there is none. */
    application: fee.optional(),
    /** Leave it out where there is none. */
    deposit: fee.optional(),
    /** Any other: materials, activities. The list may be empty. */
    others: z.array(fee).default([]),
    /** Within how many weeks of the visit the school decides. */
    decisionWeeks: z.int().positive(),
    /** Within how many weeks of the acceptance letter the first payment is due. */
    paymentWeeks: z.int().positive(),
  }),
  /** What else parents ask about money: discounts, financial aid, refunds. The list may be empty. */
  notes: z.array(z.strictObject({ title: text.max(60), text: prose })).default([]),
  nextStep,
});

/** How prices name an entry of “days”. */
export function keyOfDays({ id, count }: z.output<typeof days>): string | number {
  return id ?? count;
}

/** Adds the mistake that two entries of “days” have the same key, so that no price could tell them. */
function eachDaysOnce(rows: z.output<typeof days>[], context: z.RefinementCtx) {
  const keys = rows.map(keyOfDays);
  keys.forEach((key, index) => {
    if (keys.indexOf(key) === index) return;
    const message = `is that of item ${keys.indexOf(key) + 1} already: give each an id of its own`;
    const field = typeof key === 'number' ? 'count' : 'id';
    refuse(context, message, key, [index, field]);
  });
}

/** Prices belong to days and sessions that can be chosen, and each schedule has one. */
export const tuitionSchema = tuition.superRefine(({ days, sessions, programs }, context) => {
  const keys = days.map(keyOfDays);
  const ids = sessions.map(({ id }) => id);
  programs.forEach(({ hours, prices }, group) => {
    for (const id of Object.keys(hours).filter((each) => !ids.includes(each))) {
      const message = `is none of the “sessions” above: they are ${ids.join(', ')}`;
      refuse(context, message, hours[id], ['programs', group, 'hours', id]);
    }
    const seen = new Set<string>();
    prices.forEach((row, index) => {
      const path = ['programs', group, 'prices', index];
      const schedule = `${row.days} ${row.session}`;
      if (!keys.includes(row.days)) {
        const message = `has no entry in “days” above: it has ${keys.join(', ')}`;
        refuse(context, message, row.days, [...path, 'days']);
      }
      if (!ids.includes(row.session)) {
        const message = `is none of the “sessions” above: they are ${ids.join(', ')}`;
        refuse(context, message, row.session, [...path, 'session']);
      }
      if (seen.has(schedule)) {
        const message = `has a price for ${schedule} already: take one of the two rows out`;
        refuse(context, message, row, path);
      }
      seen.add(schedule);
    });
  });
});
export type Tuition = z.output<typeof tuitionSchema>;

const step = z.strictObject({
  id: anchor,
  title: text.max(90),
  paragraphs: z.array(prose).min(1),
  /** A list of what has to be done, where there is more than one thing. */
  tasks: z.array(prose).optional(),
  /** Who acts. */
  who: text.max(120),
  /** What it costs. */
  cost: text.max(120),
  /** When it happens. */
  time: text.max(120),
  /** Whether the step offers to write to and call the Head of School. */
  offersContact: z.boolean().default(false),
  link: link.optional(),
});

export const admissionsSchema = z.strictObject({
  title: text,
  lead: prose,
  photo: photoKey,
  steps: z.array(step).min(1).superRefine(unique('id')),
  /** The words beside each step, and of the two links of a step that offers contact. */
  labels: z.strictObject({
    who: text.max(30),
    cost: text.max(30),
    time: text.max(30),
    write: text.max(90),
    /** Before the telephone number. */
    call: text.max(30),
  }),
  /** Questions worth asking on a tour. */
  questions: z.strictObject({ heading: text.max(90), text: prose, items: z.array(text).min(1) }),
  /** What parents ask the school, with its answers. Leave it out until there are some. */
  parentQuestions: z
    .strictObject({
      heading: text.max(90),
      text: prose.optional(),
      items: z.array(z.strictObject({ question: text.max(160), answer: prose })).min(1),
    })
    .optional(),
  nextStep,
});

export const enrollmentSchema = z.strictObject({
  title: text,
  /** The thank-you, which invites families to complete the form. */
  intro: z.array(prose).min(1),
  /** Shown in its place while no form is connected, because then there is none below. */
  introWithoutForm: z.array(prose).default([]),
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
  /** The words over each of them. */
  labels: z.strictObject({
    telephone: text.max(30),
    email: text.max(30),
    officeHours: text.max(30),
    address: text.max(30),
    directions: text.max(30),
    parking: text.max(30),
  }),
  /** The link that saves the school among a telephone's contacts. */
  saveContact: text,
  /** How to find the school: the bus, the turn, the door. Leave it out to say nothing. */
  directions: prose.optional(),
  /** Where to leave a car. Leave it out to say nothing. */
  parking: prose.optional(),
  /** A link to the school on a map: `{ label: 'Open in Google Maps', href: 'https://…' }`. */
  map: link.optional(),
  /** What becomes of what a parent writes, shown beside the form. Leave it out to say nothing. */
  privacy: prose.optional(),
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

const announced =
  /^(an? |the |this |my )?(image|photo|photograph|picture|pic|img|graphic|illustration|screenshot)(?=:| (of|with|showing|shows|where|that)\b)/i;
const pictureFile = /\b[\w-]+\.(jpe?g|png|gif|webp|avif|heic|tiff?)\b|\b(IMG|DSC|PXL)[_-]?\d+/i;

const photo = z.strictObject({
  /** What the picture shows, for people who cannot see it: a sentence, without “picture of”. */
  alt: text
    .min(20)
    .max(250)
    .superRefine((value, context) => {
      const [word] = announced.exec(value) ?? [];
      const [file] = pictureFile.exec(value) ?? [];
      const message = word
        ? `begins with “${word}”, which tells people who cannot see the picture nothing new: begin with what it shows`
        : file && `holds “${file}”, which is the name of a file: write what the picture shows`;
      if (message) refuse(context, message, value);
    }),
  /**
   * The point that must stay visible when the picture is cropped, in per cent from the left and
   * from the top.
   */
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).default([50, 50]),
});

export const photosSchema = z.record(photoKey, photo).superRefine((rows, context) => {
  const keys = new Map<string, string>();
  for (const [key, { alt }] of Object.entries(rows)) {
    const before = keys.get(alt.toLowerCase());
    keys.set(alt.toLowerCase(), key);
    if (!before) continue;
    const message = `has the same words as “${before}”: say what this picture shows`;
    refuse(context, message, alt, [key, 'alt']);
  }
});

/** A day, written year-month-day. */
const day = z.iso.date({ error: 'must be a day written like 2024-10-05', abort: true });

/** A time of day on the 24-hour clock. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'must be a time on the 24-hour clock, like 09:30',
  abort: true,
});

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
        program: text.max(60),
        /** What is open: “two places, mornings”. */
        places: text.max(100),
      }),
    )
    .min(1),
});
export type Openings = z.output<typeof openings>;

const calendarDay = z
  .strictObject({
    date: day,
    /** The last day, where there is more than one. */
    to: day.optional(),
    /** “First day of school”, “Parent-teacher conferences”. */
    name: text.max(80),
    /** Whether the school is closed. */
    closed: z.boolean().default(false),
  })
  .refine(({ date, to }) => !to || date < to, 'must end on a later day than it begins');
export type CalendarDay = z.output<typeof calendarDay>;

export const datesSchema = z.strictObject({
  openingsHeading: text.max(40),
  /** Before the day of the open places: “As of”. */
  asOf: text.max(20),
  openHousesHeading: text.max(40),
  calendarHeading: text.max(40),
  /** After the name of a day on which the school is closed. */
  closed: text.max(30),
  /** The link to the calendar file. */
  saveDates: text.max(60),
  /** Open places by program. Leave it out when there is nothing to say. */
  openings: openings.optional(),
  /** Days on which families may come without an appointment. A day that is past is not shown. */
  openHouses: z.array(openHouse).default([]),
  /** First day, closures, conferences. A day that is past is not shown. */
  calendar: z.array(calendarDay).default([]),
});

export const siteSchema = z.strictObject({
  /** The bar at the top of every page. */
  bar: z.strictObject({
    /** The first link for people without a mouse. */
    skip: text.max(40),
    /** The button that opens the menus on a phone. */
    menu: text.max(20),
    /** What the menus are, for people who cannot see them. */
    navigation: text.max(30),
  }),
  /** The foot of every page. */
  foot: z.strictObject({
    /** Before the office hours. */
    officeHours: text.max(30),
    /** What the list of links is, for people who cannot see it. */
    allPages: text.max(30),
    /** The nondiscrimination statement, in your school's own words. Leave it out until you have it. */
    nondiscrimination: prose.optional(),
  }),
  /** What a visitor reads for a moment at an address that does not exist. */
  notFound: z.strictObject({ title: text.max(60), text, home: text.max(30) }),
});

/** Names of fields, as `npm run launch` prints them. */
export const oursSchema = z.array(text);
