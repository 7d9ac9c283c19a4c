import { z } from 'zod';
import { anchor, dollarsOrNone, programId } from './fields';
import { label, prose } from './text';

const dayCount = z.int().min(1).max(7);

/** The period that a price is for. A session is, for example, a term. */
export const period = z.enum(['week', 'month', 'session', 'year']);

/** A number of days a week that families can choose, and which days they are. */
export const days = z.strictObject({
  count: dayCount,
  /** Which days they are: “Mon-Wed”. */
  names: label,
});

/** A length of day. */
export const session = z.strictObject({
  /** A short name that prices use. Never change it after it is published. */
  id: anchor,
  /** “Mornings”. */
  name: label,
  /** The start and end: “8:30am-noon”. */
  hours: label,
});

/** A program in the table of prices. */
export const pricedProgram = z.strictObject({
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
      /** Dollars for one period; 0 if it is free. */
      price: dollarsOrNone,
    }),
  ),
  /** A sentence under the prices, or instead of them. */
  note: prose.optional(),
});
