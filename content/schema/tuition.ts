import { z } from 'zod';
import { anchor, dollars, identifier, listOf, programId, schoolYear } from './parts/fields';
import { addIssue, unique } from './parts/add-issue';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';

const dayCount = z.int().min(1).max(7);
/** What a price is for, as one word or more: `month`, `trimester`, `six-week series`. The article is optional. */
const period = label.overwrite((text) => text.replace(/^(an?|per|each) /i, ''));
/** The number of payments for a year's tuition. With it, the table has a column for the year. */
const payments = z.int().min(1).optional();

/** A program in the table of prices. */
const pricedProgram = z.strictObject({
  /** The program's id in `programs.ts`. */
  program: programId.meta({ type: 'pricedProgram' }),
  /** The default is the name in `programs.ts`. */
  name: label.optional(),
  /** Any text: “3 years-Kindergarten”. The default is the grades or ages in `programs.ts`. */
  ages: label.optional(),
  /** The hours of sessions that differ in this program: `{ mornings: '9am-noon' }`. */
  hours: z.record(identifier, label).default({}),
  /** Only if they differ in this program. */
  per: period.optional(),
  payments,
  /** A row for each schedule, with 0 if it's free. The list may be empty. */
  prices: z.array(
    z.strictObject({
      /** The `id` of an entry of `days`, or its `count` if it has no `id`. */
      days: z.union(
        [dayCount, anchor],
        'the count of an entry in “days”, like 5, or its id in quotation marks',
      ),
      /** The `id` of an entry of `sessions`. */
      session: identifier,
      price: dollars,
    }),
  ),
  /** A sentence below the prices or instead of them. */
  note: prose.optional(),
});

/** A cost besides tuition: a fee, care, an offer with its own price. */
const costRow = z.strictObject({
  /** “Security deposit”, “Before class”, “An 8-week session”. */
  name: label,
  /** When it meets or is due: “7:30am-8:30am”, “each March”. */
  when: label.optional(),
  /** In dollars, or 0 if it's free. */
  price: dollars.optional(),
  /** What the price is for: “a day”, “a minute”, “per child”. */
  per: label.optional(),
  text: prose.optional(),
  /** The id of a program in `programs.ts` whose section also shows the name, `when` and the price. */
  program: programId.optional(),
  /** The fact that prints this price in sentences: `${facts.applicationFee}` or `${facts.deposit}`. */
  fact: z.enum(['applicationFee', 'deposit']).optional(),
});
export type CostRow = z.output<typeof costRow>;

const costGroup = z.strictObject({
  /** The anchor: links lead to `/tuition#fees`. */
  id: anchor,
  heading: label,
  text: prose.optional(),
  rows: z.array(costRow).superRefine(unique('fact')).default([]),
});

const tuition = customPage({
  /** The year that these prices are for. Until it's `schoolYear`, `npm run check` lists what to look at again. */
  pricesFor: schoolYear,
  title: label,
  lead: prose,
  caption: text,
  per: period.default('month'),
  payments,
  /** Adds a comma to four-digit amounts: `$1,275`. Longer ones always have it. */
  thousandsComma: z.boolean().default(false),
  /**
   * How many days a week families can choose and which days those are: “Mon-Wed”. Two entries with the same `count`
   * each need an `id`, such as 'mon-wed-fri', for prices to name. The questions then offer the `names`. Never change an
   * `id` once it's published.
   */
  days: listOf({ id: anchor.optional(), count: dayCount, names: label }),
  /** The lengths of day: “Mornings”, “8:30am-noon”. Never change an `id` once it's published. */
  sessions: listOf({
    id: identifier,
    name: label,
    /** “mornings” prints “5 mornings”. Without it, that's “5 days, Half Day AM”. */
    plural: label.optional(),
    hours: label,
  }).superRefine(unique('id')),
  programs: z.array(pricedProgram).min(1).superRefine(unique('program')),
  /** Headings of the table. The third comes from `per`: “Monthly”, “By the trimester”, or “Tuition” if programs differ. */
  columns: z.strictObject({ schedule: label, hours: label }),
  /** A sentence below the table about what's due when. */
  due: prose.optional(),
  /** Three questions above the table. An answer hides the rows that don't fit. */
  filter: z
    .strictObject({
      questions: z.strictObject({ program: label, days: label, session: label }),
      /** The answer to each question that hides nothing: “All”. */
      all: label,
      /** Before the number of rows that are left: “Schedules shown:”. */
      count: label,
      /** For families who find nothing: “Another schedule? [Ask us](/contact).” */
      otherwise: prose,
    })
    .optional(),
  /** The word for a price of 0. */
  free: label,
  /** Everything besides tuition: fees, care, offers with their own prices, discounts, aid. */
  groups: z.array(costGroup).default([]),
});

const schema = tuition.superRefine(checkSchedules);
export default schema;
export type Tuition = z.output<typeof schema>;

/** What prices name: the id of an entry of `days`, or its count. */
export const daysKey = ({ id, count }: Tuition['days'][number]) => id ?? count;

/** Checks that each price names known days and a known session, and that no schedule has two prices. */
function checkSchedules(value: z.output<typeof tuition>, context: z.RefinementCtx) {
  const lists = { days: value.days.map(daysKey), sessions: value.sessions.map(({ id }) => id) };
  lists.days.forEach((key, index) => {
    if (lists.days.indexOf(key) === index) return;
    const message = `is already in the list. Remove one of the two. If they’re on different days, give each an id, like id: 'mon-wed-fri', and use it in the prices.`;
    addIssue(context, message, key, ['days', index]);
  });
  const mustBeIn = (list: keyof typeof lists, name: string | number, path: PropertyKey[]) => {
    const known: (string | number)[] = lists[list];
    const message = `isn’t in the “${list}” above. Choose one of these: ${known.join(', ')}.`;
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
      const message = `is a second price for #${anchor}. Remove one of the two rows, or change its days or its session.`;
      if (anchors.has(anchor)) addIssue(context, message, undefined, path);
      anchors.add(anchor);
    });
  });
}
