import { z } from 'zod';
import { anchor, dollars, dollarsOrNone, link, listOf, schoolYear } from './fields';
import { days, keyOfDays, period, pricedProgram, session } from './price-table';
import { refuse, unique } from './refuse';
import { pageEnd } from './sections';
import { label, prose, text } from './text';

/** A sum that a family pays once, with its explanation. */
const fee = z.strictObject({ name: label, amount: dollars, text: prose });

/** What is due: when, and what for. */
const due = z.strictObject({ when: text, what: text });

const tuition = z.strictObject({
  /**
   * The school year that these prices were set for. In a new year look at each price and date
   * again, and then write the new year here: `npm run check` lists them until you do.
   */
  pricesFor: schoolYear,
  title: label,
  lead: prose,
  /** The title of the table. */
  caption: text,
  /** What a price of the table is for, where a program has no period of its own. */
  per: period.default('month'),
  /** In how many payments a year tuition is paid. With it the finder shows the whole year's tuition. */
  payments: z.int().min(1).max(52).optional(),
  /** Whether sums have a comma between the thousands: `$1,275`. */
  thousandsComma: z.boolean().default(false),
  /** How many days a week one can choose, and which days they are. */
  days: z
    .array(days)
    .min(1)
    .superRefine(unique('id', ({ id }) => id !== undefined))
    .superRefine(unique('count', ({ id }) => !id, 'give each an id of its own')),
  /** The lengths of day. */
  sessions: z.array(session).min(1).superRefine(unique('id')),
  programs: z
    .array(pricedProgram)
    .min(1)
    .superRefine(unique('program', ({ id }) => !id))
    .superRefine(unique('id', ({ id }) => id !== undefined)),
  /** The headings of the table; the one over the prices follows from “per”. */
  columns: z.strictObject({
    schedule: label,
    hours: label,
    /** Over the sum that is due once a place is offered, and when that is. */
    due: label,
  }),
  /** The three choices that lead to one schedule, and the words of the answer. */
  finder: z.strictObject({
    heading: label,
    text: prose,
    /** The questions over the three choices. */
    questions: z.strictObject({ program: label, days: label, session: label }),
    /** The link to the row of the table. */
    row: label,
    /** The answer where the school does not offer what was chosen. */
    notOffered: z.strictObject({ heading: label, text: prose }),
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
  /** Offers with a price of their own: a playgroup, a summer camp. The list may be empty. */
  offers: z
    .array(
      z.strictObject({
        /** The id of the program in programs.ts, where it is one of them. */
        program: anchor.optional(),
        name: label,
        /** For whom: “toddlers”. */
        audience: text,
        /** The ages in your own words: “4 to 9”. Left out, the ages of the program follow, if it is one. */
        ages: label.optional(),
        /** How many weeks a session has, where there are sessions. */
        weeks: z.int().positive().optional(),
        /** When it meets: “once a week, 9am-11am”. */
        when: text,
        /** The price in dollars, of the whole session where there is one; 0 where it is free. */
        price: dollarsOrNone,
        /** What that price is for, where it is not the whole session: “a week”. */
        per: label.optional(),
        /** A link below it, to a form for example. */
        link: link.optional(),
      }),
    )
    .default([]),
  /** Care before and after school. Leave it out where there is none. */
  care: z
    .strictObject({
      heading: label,
      text: prose.optional(),
      rows: listOf({
        name: label,
        /** From when to when: “7:30am-8:30am”. */
        hours: label,
        /** The price in dollars; 0 where it is free. */
        price: dollarsOrNone,
        /** What that price is for: “a month”, “a day”. */
        per: label.optional(),
      }),
    })
    .optional(),
  /** How a price of 0 is printed. */
  free: label,
  fees: z.strictObject({
    heading: text,
    /** Leave it out where there is none. */
    application: fee.optional(),
    /** Leave it out where there is none. */
    deposit: fee.optional(),
    /** Any other: materials, activities. The list may be empty. */
    others: z
      .array(
        fee.extend({
          /** Whether a new family pays it with the first payment, when a place is offered. */
          isPartOfFirstPayment: z.boolean().default(false),
        }),
      )
      .default([]),
    /** Within how many weeks of the visit the school decides. */
    decisionWeeks: z.int().positive(),
    /** Within how many weeks of the acceptance letter the first payment is due. */
    paymentWeeks: z.int().positive(),
  }),
  /** Other questions about money: discounts, financial aid, refunds. The list may be empty. */
  notes: z.array(z.strictObject({ title: label, text: prose })).default([]),
  ...pageEnd,
});

/** Prices belong to days and sessions that can be chosen, and each schedule has one. */
const schema = tuition
  .superRefine(({ days, sessions, programs }, context) => {
    const known = { days: days.map(keyOfDays), sessions: sessions.map(({ id }) => id) };
    programs.forEach(({ hours, prices }, group) => {
      const check = (list: keyof typeof known, value: string | number, ...path: PropertyKey[]) => {
        const all: (string | number)[] = known[list];
        const message = `is not one of the “${list}” above: they are ${all.join(', ')}`;
        if (!all.includes(value)) refuse(context, message, value, ['programs', group, ...path]);
      };
      for (const id of Object.keys(hours)) check('sessions', id, 'hours', id);
      prices.forEach((row, index) => {
        check('sessions', row.session, 'prices', index, 'session');
        check('days', row.days, 'prices', index, 'days');
        const isSame = (each: typeof row) => each.days === row.days && each.session === row.session;
        if (prices.findIndex(isSame) === index) return;
        const message = `has a price for ${row.days} ${row.session} already: remove one of the two rows`;
        refuse(context, message, row, ['programs', group, 'prices', index]);
      });
    });
  })
  .meta({ file: 'content/tuition.ts' });
export default schema;
export type Tuition = z.output<typeof schema>;
