import { z } from 'zod';
import { oneOf } from './one-of';

const wholeYears = 'must be a whole number: two and a half years are { months: 30 }';

/** An age in the unit to print. Birth is 0. */
const age = oneOf(
  z.strictObject({ weeks: z.int().min(0) }),
  z.strictObject({ months: z.int().min(0) }),
  z.strictObject({ years: z.number().min(0).max(18).refine(Number.isInteger, wholeYears) }),
).meta({ hint: 'Two years and six months are { months: 30 }.' });
export type Age = z.output<typeof age>;

export const ages = z
  .strictObject({ from: age, to: age })
  .refine(
    ({ from, to }) => inMonths(from) < inMonths(to),
    'must go from the younger age to the older',
  );
export type Ages = z.output<typeof ages>;

/** Converts an age to months. Weeks become a fraction. */
export function inMonths(age: Age): number {
  if ('years' in age) return age.years * 12;
  return 'months' in age ? age.months : (age.weeks * 12) / 52;
}
