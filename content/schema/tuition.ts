import { z } from 'zod';
import { anchor, dollars, dollarsOrNone, listOf, programId, schoolYear } from './fields';
import { addIssue, unique } from './add-issue';
import { pageEnd } from './sections';
import { label, prose, text } from './text';

const dayCount = z.int().min(1).max(7);

/** A program in the table of prices. */
const pricedProgram = z.strictObject({
  /** The id of the program in programs.ts. */
  program: programId,
  name: label,
  /**
   * The ages or grades in your own words: “3 years-Kindergarten”. Without it, the ages of the program
   * in programs.ts are printed.
   */
  ages: label.optional(),
  /** The hours of a session, if they differ in this program: `{ mornings: '9am-noon' }`. */
  hours: z.record(anchor, label).default({}),
  /** The prices in dollars (0 if it is free), with a row for each schedule. The list may be empty. */
  prices: z.array(
    z.strictObject({
      /** The `count` of an entry of `days`. */
      days: dayCount,
      /** The `id` of an entry of `sessions`. */
      session: anchor,
      price: dollarsOrNone,
    }),
  ),
  /** A sentence under the prices, or instead of them. */
  note: prose.optional(),
});

/** When an amount is due, and what for. */
const due = z.strictObject({
  /** “With the enrollment application”. */
  when: text,
  /** “application fee, per child”. */
  what: text,
});

/** An amount besides tuition. */
const fee = z.strictObject({
  name: label,
  /** In dollars, or a list with an amount for each program: `[{ program: 'toddler', amount: 550 }]`. */
  amount: z.union(
    [dollars, listOf({ program: programId, amount: dollars }).superRefine(unique('program'))],
    "an amount, or a list like [{ program: 'toddler', amount: 550 }]",
  ),
  /** What the amount is for: “a minute”. */
  per: label.optional(),
  /** When every family pays it. The finder lists it, and counts it in the costs of the first year. */
  due: due.optional(),
  text: prose.optional(),
});
export type Fee = z.output<typeof fee>;

const tuition = z.strictObject({
  /**
   * The school year that these prices were set for. In a new year, look at each price and date
   * again, and then write the new year here. `npm run check` lists them until you do.
   */
  pricesFor: schoolYear,
  title: label,
  lead: prose,
  caption: text,
  /** The period that prices in the table are for. A session is, for example, a term. */
  per: z.enum(['week', 'month', 'session', 'year']).default('month'),
  /** The number of tuition payments a year. With it, the finder shows the whole year's tuition. */
  payments: z.int().min(1).max(52).optional(),
  /** Whether amounts have a comma after the thousands: `$1,275`. */
  thousandsComma: z.boolean().default(false),
  /** The numbers of days a week that families can choose, and which days they are: “Mon-Wed”. */
  days: listOf({ count: dayCount, names: label }).superRefine(unique('count')),
  /** The lengths of day, such as “Mornings”, “8:30am-noon”. Never change an `id` after it is published. */
  sessions: listOf({
    id: anchor,
    name: label,
    /** What follows a number: “mornings” for “5 mornings”. Without it, that is “5 days, Half Day AM”. */
    plural: label.optional(),
    hours: label,
  }).superRefine(unique('id')),
  programs: z.array(pricedProgram).min(1).superRefine(unique('program')),
  /** The headings of the table. The heading above the prices depends on `per`. */
  columns: z.strictObject({
    schedule: label,
    hours: label,
    /** Above the amount that is due after the school offers a place. Without it, there is no such column. */
    due: label.optional(),
  }),
  /** The three choices that lead to one schedule, and the words of the answer. */
  finder: z.strictObject({
    heading: label,
    text: prose,
    questions: z.strictObject({ program: label, days: label, session: label }),
    /** The link to the row of the table. */
    row: label,
    /** In place of the answer until a visitor has chosen. */
    start: z.strictObject({ heading: label, text: prose }),
    /** The answer if the school does not offer the chosen schedule. */
    notOffered: z.strictObject({ heading: label, text: prose }),
    /** When the first payment is due. Without it, the table has no column for it either. */
    acceptance: due
      .extend({
        /** Whether that payment includes the first tuition, besides the deposit. */
        includesTuition: z.boolean().default(true),
      })
      .optional(),
    /** When the school returns the deposit. Shown if there is a deposit. */
    lastMonth: due.optional(),
  }),
  /** Offers with their own prices: a playgroup, a summer camp. */
  offers: z
    .array(
      z.strictObject({
        /** The id of the program in programs.ts, if the offer is one. Its section shows `when` and price. */
        program: programId.optional(),
        name: label,
        /** What it is, in words that `when` and the price can follow: “An 8-week session for toddlers,”. */
        text: prose,
        /** When it meets: “once a week, 9am-11am”. */
        when: label,
        /** The price in dollars; 0 if it is free. */
        price: dollarsOrNone,
        /** What that price is for, if the text does not say it: “a week”. */
        per: label.optional(),
      }),
    )
    .default([]),
  /** Care before and after school. */
  care: z
    .strictObject({
      heading: label,
      rows: listOf({
        name: label,
        /** “7:30am-8:30am”, “until 6pm”. */
        hours: label,
        /** The price in dollars; 0 if it is free. */
        price: dollarsOrNone,
        /** What that price is for: “a month”, “a day”. */
        per: label.optional(),
      }),
    })
    .optional(),
  /** The word for a price of 0. */
  free: label,
  fees: z.strictObject({
    heading: text,
    application: fee.optional(),
    deposit: fee.optional(),
    /** Any other fees: enrollment, materials, late pickup. */
    others: z.array(fee).default([]),
  }),
  /** Other topics about money: discounts, financial aid, refunds. */
  notes: z.array(z.strictObject({ title: label, text: prose })).default([]),
  ...pageEnd,
});

/** Each price must name days and sessions from the lists, and each schedule has only one price. */
const schema = tuition
  .superRefine(({ days, sessions, programs }, context) => {
    const known = { days: days.map(({ count }) => count), sessions: sessions.map(({ id }) => id) };
    programs.forEach(({ hours, prices }, group) => {
      const check = (list: keyof typeof known, value: string | number, ...path: PropertyKey[]) => {
        const all: (string | number)[] = known[list];
        const message = `is not one of the “${list}” above: they are ${all.join(', ')}`;
        if (!all.includes(value)) addIssue(context, message, value, ['programs', group, ...path]);
      };
      for (const id of Object.keys(hours)) check('sessions', id, 'hours', id);
      prices.forEach((row, index) => {
        check('sessions', row.session, 'prices', index, 'session');
        check('days', row.days, 'prices', index, 'days');
        const isSame = (each: typeof row) => each.days === row.days && each.session === row.session;
        if (prices.findIndex(isSame) === index) return;
        const message = `is a second price for ${row.days} ${row.session}: remove one of the two rows`;
        addIssue(context, message, row, ['programs', group, 'prices', index]);
      });
    });
  })
  .meta({ file: 'content/tuition.ts', is: 'page' });
export default schema;
export type Tuition = z.output<typeof schema>;
