import { z } from 'zod';
import { oneOf } from './one-of';

/** An age in the unit to print. Birth is 0. */
const age = oneOf(
  z.strictObject({ weeks: z.int().min(0) }),
  z.strictObject({ months: z.int().min(0) }),
  z.strictObject({
    /** A whole or half number: `2.5` prints “2½”. */
    years: z
      .number()
      .min(0)
      .max(18)
      .refine(
        (years) => Number.isInteger(years) || (years > 1 && years % 1 === 0.5),
        'must be a whole number or end in .5, like 2.5 for 2½. Write any other age in months, like { months: 20 }.',
      ),
  }),
).meta({ hint: 'Two and a half years is { years: 2.5 } or { months: 30 }.' });
export type Age = z.output<typeof age>;

export const ages = z
  .strictObject({ from: age, to: age })
  .refine(
    ({ from, to }) => inMonths(from) < inMonths(to),
    'must have a younger age in “from” than in “to”.',
  );
export type Ages = z.output<typeof ages>;

/** Converts an age to months. Weeks become a fraction. */
export function inMonths(age: Age): number {
  if ('years' in age) return age.years * 12;
  return 'months' in age ? age.months : (age.weeks * 12) / 52;
}
