import { z } from 'zod';
import { anchor, dollarsOrNone } from './fields';
import { label, prose } from './text';

/** How a price of the table names its days: their number, or the `id` of an entry of “days”. */
const daysKey = z.union(
  [z.int().min(1).max(7), anchor],
  'a number of days, or the id of an entry of “days”',
);

/** What a price is for. A session is a term, say. */
export const period = z.enum(['week', 'month', 'session', 'year']);

/** How many days a week one can choose, and which. */
export const days = z.strictObject({
  /** How many days a week. */
  count: z.int().min(1).max(7),
  /** Which days they are: “Mon-Wed”. */
  names: label,
  /** A short name, only where the list has this number of days twice: prices are then given for it. */
  id: anchor.optional(),
});

/** A length of day. */
export const session = z.strictObject({
  /** A short name for the prices below: never change it once it is published. */
  id: anchor,
  /** The name, in the plural: “Mornings”. */
  name: label,
  /** The name of one of them, for a program of one day a week: “Morning”. Without it, `name` is printed. */
  one: label.optional(),
  /** From when to when: “8:30am-noon”. */
  hours: label,
});

/** A program in the table of prices. */
export const pricedProgram = z.strictObject({
  /** The id of the program in programs.ts. */
  program: anchor,
  /** A short name, only where two entries have the same program, as classes in two languages. */
  id: anchor.optional(),
  name: label,
  /**
   * The ages or grades in your own words: “3 years-Kindergarten”. Left out, the ages of the program
   * in programs.ts are printed.
   */
  ages: label.optional(),
  /** What its prices are for, if not what those of the other programs are: infants by the week. */
  per: period.optional(),
  /** The hours of a session, if this program has different ones: `{ mornings: '9am-noon' }`. */
  hours: z.record(anchor, label).default({}),
  /** The prices in dollars, 0 where it is free, a row for each schedule. The list may be empty. */
  prices: z.array(z.strictObject({ days: daysKey, session: anchor, price: dollarsOrNone })),
  /** A sentence under the prices, or in their place. */
  note: prose.optional(),
});

/** How prices name an entry of “days”. */
export function keyOfDays({ id, count }: z.output<typeof days>): string | number {
  return id ?? count;
}
