import { z } from 'zod';
import { anchor, dollars, identifier, link, listOf, programId, schoolYear } from './parts/fields';
import { addIssue, unique } from './parts/add-issue';
import { pageEnd } from './parts/sections';
import { label, prose, text } from './parts/text';

const dayCount = z.int().min(1).max(7);
/** The period that a price is for. */
const period = z.enum(['week', 'month', 'term', 'year']);
/** In how many payments families pay a year's tuition. With it, the finder shows what a year costs. */
const payments = z.int().min(1).optional();

/** A program in the table of prices. */
const pricedProgram = z.strictObject({
  /** The id of the program in programs.ts. */
  program: programId.meta({ is: 'pricedProgram' }),
  name: label,
  /** In your own words: “3 years-Kindergarten”. The default is the grades or the ages in programs.ts. */
  ages: label.optional(),
  /** The hours of a session, if they differ in this program: `{ mornings: '9am-noon' }`. */
  hours: z.record(identifier, label).default({}),
  /** The period and the number of payments, if they differ in this program. */
  per: period.optional(),
  payments,
  /** The prices in dollars (0 if it is free), with a row for each schedule. The list may be empty. */
  prices: z.array(
    z.strictObject({
      /** The `count` of an entry of `days`, or its `id` if it has one. */
      days: z.union(
        [dayCount, anchor],
        'the count of an entry of “days”, like 5, or its id in quotation marks',
      ),
      /** The `id` of an entry of `sessions`. */
      session: identifier,
      price: dollars,
    }),
  ),
  /** A sentence under the prices, or instead of them. */
  note: prose.optional(),
});

/** Something about money besides tuition: a fee, care, an offer with its own price. */
const moneyRow = z.strictObject({
  /** “Security deposit”, “Before class”, “An 8-week session”. */
  name: label,
  /** When it meets, or when it is due: “7:30am-8:30am”, “each March”. */
  when: label.optional(),
  /** The price in dollars; 0 if it is free. */
  price: dollars.optional(),
  /** What that price is for: “a day”, “a minute”, “per child”. */
  per: label.optional(),
  text: prose.optional(),
  /** The id of a program in programs.ts. Its section also shows the name, `when` and the price. */
  program: programId.optional(),
  /** The fact that prints this price in sentences: `${facts.applicationFee}` or `${facts.deposit}`. */
  fact: z.enum(['applicationFee', 'deposit']).optional(),
});
export type MoneyRow = z.output<typeof moneyRow>;

const moneyGroup = z.strictObject({
  /** The anchor: links lead to `/tuition#fees`. */
  id: anchor,
  heading: label,
  text: prose.optional(),
  rows: z.array(moneyRow).superRefine(unique('fact')).default([]),
});

const tuition = z.strictObject({
  /** The year that these prices were set for. Until it's `schoolYear`, `npm run check` lists what to look at again. */
  pricesFor: schoolYear,
  title: label,
  lead: prose,
  caption: text,
  per: period.default('month'),
  payments,
  /** Whether amounts of four digits also have a comma: `$1,275`. Longer ones always have it. */
  thousandsComma: z.boolean().default(false),
  /**
   * The numbers of days a week that families can choose, and which days they are: “Mon-Wed”. Two entries with the same
   * number need an `id`, such as 'mon-wed-fri', which prices name instead of the number. The finder then asks with the
   * names. Never change an `id` after it is published.
   */
  days: listOf({ id: anchor.optional(), count: dayCount, names: label }),
  /** The lengths of day, such as “Mornings”, “8:30am-noon”. Never change an `id` after it is published. */
  sessions: listOf({
    id: identifier,
    name: label,
    /** What follows a number: “mornings” for “5 mornings”. Without it, that is “5 days, Half Day AM”. */
    plural: label.optional(),
    hours: label,
  }).superRefine(unique('id')),
  programs: z.array(pricedProgram).min(1).superRefine(unique('program')),
  /** Two headings of the table. The third follows from the periods: “Monthly”, or “Tuition” if they differ. */
  columns: z.strictObject({ schedule: label, hours: label }),
  /** A sentence under the table: what is due when. */
  due: prose.optional(),
  /** The three choices that lead to one schedule, and the answer. */
  finder: z
    .strictObject({
      heading: label,
      text: prose,
      questions: z.strictObject({ program: label, days: label, session: label }),
      /** After the sum of a year's payments: “for the school year”. */
      year: label,
      /** The link to the row of the table. */
      row: label,
      /** The next steps beside that link: “See openings”, “Request a tour”. */
      links: z.array(link).default([]),
      /** In place of the answer until a visitor has chosen. */
      start: z.strictObject({ heading: label, text: prose }),
      /**
       * The answer if the school does not offer the chosen schedule. `has` stands between the name of the program and
       * the schedules that it has: “Toddler has: 5 days or 3 days, Mornings”.
       */
      notOffered: z.strictObject({ heading: label, text: prose, has: label }),
    })
    .optional(),
  /** The word for a price of 0. */
  free: label,
  /** Everything about money besides tuition: fees, care, offers with their own prices, discounts, aid. */
  groups: z.array(moneyGroup).default([]),
  ...pageEnd,
});

const schema = tuition.superRefine(checkSchedules).meta({ file: 'content/tuition.ts', is: 'page' });
export default schema;
export type Tuition = z.output<typeof schema>;

/** What prices name: the id of an entry of `days`, or its count. */
export const daysKey = ({ id, count }: Pick<Tuition['days'][number], 'id' | 'count'>) =>
  id ?? count;

/** Each price must name days and a session from the lists, and each schedule has only one price. */
function checkSchedules(value: z.output<typeof tuition>, context: z.RefinementCtx) {
  const lists = { days: value.days.map(daysKey), sessions: value.sessions.map(({ id }) => id) };
  lists.days.forEach((key, index) => {
    if (lists.days.indexOf(key) === index) return;
    const message = `is already in the list: remove one of the two, or give each an id, like id: 'mon-wed-fri', which its prices name`;
    addIssue(context, message, key, ['days', index]);
  });
  const mustBeIn = (list: keyof typeof lists, name: string | number, path: PropertyKey[]) => {
    const known: (string | number)[] = lists[list];
    const message = `is not one of the “${list}” above: they are ${known.join(', ')}`;
    if (!known.includes(name)) addIssue(context, message, name, path);
  };
  const anchors = new Set<string>();
  value.programs.forEach(({ program, hours, prices }, group) => {
    for (const id of Object.keys(hours)) mustBeIn('sessions', id, ['programs', group, 'hours', id]);
    prices.forEach((row, index) => {
      const path = ['programs', group, 'prices', index];
      mustBeIn('sessions', row.session, [...path, 'session']);
      mustBeIn('days', row.days, [...path, 'days']);
      const anchor = [program, row.days, row.session].join('-');
      const message = `is a second price at #${anchor}: remove one of the two rows, or give its days or session another id`;
      if (anchors.has(anchor)) addIssue(context, message, undefined, path);
      anchors.add(anchor);
    });
  });
}
