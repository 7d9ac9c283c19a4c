import { z } from 'zod';
import { orBlank } from './parts/blank';
import { anchor, dollars, identifier, listOf, programId } from './parts/fields';
import { unique } from './parts/checks';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';

const dayCount = z.int().min(1).max(7);
/** What a price is for, as it prints after the price: `a month`, `per trimester`, `an 8-week session`. */
const period = label.regex(
  /^(an?|per|each|every) /i,
  'must begin with the word that prints after the price, like a month, an hour or per week.',
);
/** The number of payments for a year's tuition: `10`. With it, the table has a column with the sum of the year. */
const payments = z.int().min(1).optional();

/** A program in the table of prices. */
const pricedProgram = z.strictObject({
  /** The program's id in `programs.ts`: `"casa"`. */
  program: programId.meta({ type: 'pricedProgram' }),
  /** The program's name in the table. The default is its name in `programs.ts`. */
  name: label.optional(),
  /** The ages in the table, as any text: “3 years-Kindergarten”. The default is the grades or ages in `programs.ts`. */
  ages: label.optional(),
  /**
   * The hours of sessions that differ in this program: `{ mornings: "9am-noon" }`. The default is the sessions' hours.
   */
  hours: z.record(identifier, label).default({}),
  /** The period of this program's prices: `"a trimester"`. The default is the table's `per`. */
  per: period.optional(),
  /** The number of payments in this program: `3`. The default is the table's number if both have the same `per`. */
  payments,
  /**
   * A price for each schedule: `{ days: 5, session: "mornings", price: 1275 }`. 0 means free. The list may be empty.
   */
  prices: z.array(
    z.strictObject({
      /** The `id` of an entry in `days`, or its `count` if it has no `id`: `"mon-wed-fri"` or `5`. */
      days: z.union(
        [dayCount, identifier],
        'the count of an entry in “days”, like 5, or its id in quotation marks',
      ),
      /** The `id` of an entry in `sessions`: `"mornings"`. */
      session: identifier,
      price: dollars,
    }),
  ),
  /** A sentence below the prices, or instead of them: “Tuition will be set in the spring.” */
  note: prose.optional(),
});

/** A cost besides tuition, like a fee, extra care or an offer with its own price. */
const costRow = z.strictObject({
  /** The name: “Security deposit”, “Before class”, “An 8-week session”. */
  name: label,
  /** When it meets or is due: “7:30am-8:30am”, “each March”. */
  when: label.optional(),
  /** The price in dollars: `75`. 0 means free. */
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
  /** The anchor: `"fees"` for links to `/tuition#fees`. */
  id: anchor,
  heading: label,
  text: prose.optional(),
  rows: z.array(costRow).default([]),
});

const tuition = customPage({
  /**
   * The year in which the school year of these prices begins: `2030`. If `schoolYear` begins in another year, `npm run
   * check` lists what may be out of date.
   */
  pricesFor: orBlank(
    z.int().min(2000).max(2099).meta({
      type: 'year',
      hint: 'It’s the year in which the school year of these prices begins.',
      example: '2030',
    }),
  ),
  title: label,
  lead: prose,
  caption: text,
  /** The period that prices are for. The default is `"a month"`. */
  per: period.default('a month'),
  payments,
  /** Whether four-digit amounts have a comma: `$1,275`. Longer amounts always have one. The default is `false`. */
  thousandsComma: z.boolean().default(false),
  /**
   * How many days a week families can choose, and which days: `{ count: 3, names: "Mon-Wed" }`. If two entries have the
   * same `count`, each needs an `id`, such as `"mon-wed-fri"`, so that prices can name it.
   */
  days: listOf({ id: identifier.optional(), count: dayCount, names: label }),
  /** The parts of a day: `{ id: "mornings", name: "Mornings", hours: "8:30am-noon" }`. */
  sessions: listOf({
    id: identifier,
    name: label,
    /** The plural: “mornings” prints “5 mornings”. Without it, the table prints “5 days, Half Day AM”. */
    plural: label.optional(),
    /** Without it, the table names only the days. */
    hours: label.optional(),
  }).superRefine(unique('id')),
  programs: z.array(pricedProgram).min(1).superRefine(unique('program')),
  /**
   * The headings of two columns. The heading of the prices comes from `per`: “Monthly”, “By the trimester”. It's
   * “Tuition” if the programs have different periods.
   */
  columns: z
    .strictObject({ schedule: label.default('Schedule'), hours: label.default('Hours') })
    .prefault({}),
  /** A sentence below the table about when payments are due. */
  due: prose.optional(),
  /** The word for a price of 0. */
  free: label.default('Free'),
  /**
   * Everything besides tuition: fees, extra care, offers with their own prices, discounts and aid. The default is empty.
   */
  groups: z.array(costGroup).default([]),
}).extend({
  /** The next step, as a sentence with links below the last of these costs. */
  nextStep: prose,
});

const schema = tuition.superRefine(checkSchedules).superRefine(checkFacts);
export default schema;
export type Tuition = z.output<typeof schema>;

/** The key by which prices name an entry in `days`: its id, or its count if it has no id. */
export const daysKey = ({ id, count }: Tuition['days'][number]) => id ?? count;

/** Checks that each price names known days and a known session, and that no schedule has two prices. */
function checkSchedules(value: z.output<typeof tuition>, context: z.RefinementCtx) {
  const report = (path: PropertyKey[], message: string, input?: unknown) =>
    context.addIssue({ code: 'custom', message, input, path });
  const lists = { days: value.days.map(daysKey), sessions: value.sessions.map(({ id }) => id) };
  const mustBeIn = (list: keyof typeof lists, name: string | number, path: PropertyKey[]) => {
    const known: (string | number)[] = lists[list];
    const choices = `isn’t in the “${list}” above. Choose one of these: ${known.join(', ')}.`;
    if (!known.includes(name)) report(path, choices, name);
  };
  lists.days.forEach((key, index) => {
    if (lists.days.indexOf(key) < index) report(['days', index], sameDays, key);
  });
  value.programs.forEach(({ hours, prices }, group) => {
    for (const id of Object.keys(hours)) mustBeIn('sessions', id, ['programs', group, 'hours', id]);
    const schedules = new Set<string>();
    prices.forEach(({ days, session }, index) => {
      const path = ['programs', group, 'prices', index];
      mustBeIn('sessions', session, [...path, 'session']);
      mustBeIn('days', days, [...path, 'days']);
      if (schedules.has(`${days}, ${session}`)) report(path, sameSchedule);
      schedules.add(`${days}, ${session}`);
    });
  });
}

const sameDays =
  'is already in the list. Remove one of the two. If they’re on different days, give each an id, like id: "mon-wed-fri", and use it in the prices.';
const sameSchedule =
  'has the same days and session as an earlier price. Remove one of the two rows, or change its days or its session.';

/** Checks that each fact is the price of only one row, in whatever group it is. */
function checkFacts({ groups }: z.output<typeof tuition>, context: z.RefinementCtx) {
  const facts = new Set<string>();
  groups.forEach(({ rows }, group) =>
    rows.forEach(({ fact }, row) => {
      if (!fact) return;
      const path = ['groups', group, 'rows', row, 'fact'];
      const message = 'is already the fact of another price. Remove it from one of the two.';
      if (facts.has(fact)) context.addIssue({ code: 'custom', message, input: fact, path });
      facts.add(fact);
    }),
  );
}
