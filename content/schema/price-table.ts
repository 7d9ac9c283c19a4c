import { z } from 'zod';
import { anchor, dollarsOrNone, programId } from './fields';
import { label, prose } from './text';

/** How a price in the table names its days: the number of days, or the `id` of an entry of “days”. */
const daysKey = z.union(
  [z.int().min(1).max(7), anchor],
  'a number of days, or the id of an entry of “days”',
);

/** The period that a price is for. A session is, for example, a term. */
export const period = z.enum(['week', 'month', 'session', 'year']);

/** A number of days a week that families can choose, and which days they are. */
export const days = z.strictObject({
  /** How many days a week. */
  count: z.int().min(1).max(7),
  /** Which days they are: “Mon-Wed”. */
  names: label,
  /** A short name, only if the list has this number of days twice. Prices then use the name. */
  id: anchor.optional(),
});

/** A length of day. */
export const session = z.strictObject({
  /** A short name that prices use. Never change it after it is published. */
  id: anchor,
  /** The name, in the plural: “Mornings”. */
  name: label,
  /** The singular, for a program of one day a week: “Morning”. Without it, `name` is printed. */
  one: label.optional(),
  /** The start and end: “8:30am-noon”. */
  hours: label,
});

/** A program in the table of prices. */
export const pricedProgram = z.strictObject({
  /** The id of the program in programs.ts. */
  program: programId,
  /** A short name, only if two entries have the same program, such as classes in two languages. */
  id: anchor.optional(),
  name: label,
  /**
   * The ages or grades in your own words: “3 years-Kindergarten”. Without it, the ages of the program
   * in programs.ts are printed.
   */
  ages: label.optional(),
  /** The period that its prices are for, if it differs from the other programs: infants by the week. */
  per: period.optional(),
  /** The hours of a session, if they differ in this program: `{ mornings: '9am-noon' }`. */
  hours: z.record(anchor, label).default({}),
  /** The prices in dollars (0 if it is free), with a row for each schedule. The list may be empty. */
  prices: z.array(
    z.strictObject({
      /** The `count` or `id` of an entry of `days`. */
      days: daysKey,
      /** The `id` of an entry of `sessions`. */
      session: anchor,
      /** Dollars for one period; 0 if it is free. */
      price: dollarsOrNone,
    }),
  ),
  /** A sentence under the prices, or instead of them. */
  note: prose.optional(),
});

/** The key that prices use for an entry of “days”. */
export function keyOfDays({ id, count }: z.output<typeof days>): string | number {
  return id ?? count;
}
