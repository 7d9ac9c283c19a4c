import type { Age, Ages, School, Tuition } from './schema';

/** A range of ages as it is printed: `18 months to 3 years`, and `3-6` where both are years. */
export function agesInWords({ from, to }: Ages): string {
  if ('years' in from && 'years' in to) return `${from.years}-${to.years}`;
  return `${ageInWords(from)} to ${ageInWords(to)}`;
}

/** An age in months; weeks make parts of one. */
export function inMonths(age: Age): number {
  if ('years' in age) return age.years * 12;
  return 'months' in age ? age.months : (age.weeks * 12) / 52;
}

/** A small number as a letter spells it: `two`. From thirteen on the figures stay: `13`. */
function numberInWords(number: number): string {
  return smallNumbers[number] ?? String(number);
}

/** A number of weeks as a letter spells it: `one week`, `two weeks`. */
export function weeksInWords(weeks: number): string {
  return `${numberInWords(weeks)} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** A number with its noun: `1 day`, `5 days`. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** A number with “a” or “an” before it, as it is spoken: `an 8`, `a 6`, `an 11`, `a 100`. */
function withArticle(number: number): string {
  return `${/^(8|11$|18$)/.test(String(number)) ? 'an' : 'a'} ${number}`;
}

/** The words with a capital at their beginning. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a price is for: over the column of prices, after a single price, and for its first payment. */
export const pricePeriods: Record<Tuition['per'], { column: string; each: string }> = {
  month: { column: 'Monthly', each: 'a month' },
  session: { column: 'Per session', each: 'a session' },
  year: { column: 'Yearly', each: 'a year' },
};

/** The tuition of a whole year, after the sum: `for the year, in ten payments`. */
export function yearInWords(payments: number): string {
  const inPayments = payments === 1 ? 'one payment' : `${numberInWords(payments)} payments`;
  return `for the school year, in ${inPayments}`;
}

/** An offer without its price: `An 8-week session for toddlers, once a week, 9am-11am`. */
export function offerInWords({ ages, weeks, when }: Tuition['offers'][number]): string {
  const what = weeks ? `${withArticle(weeks)}-week session for ` : 'for ';
  return capitalized(`${what}${ages}, ${when}`);
}

/** A postal address, a line each: `12 Alder Lane`, `Riverbend, MA 01060`. */
export function addressLines({ street, town, state, postalCode }: School['address']): string[] {
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [street, [town, region].filter(Boolean).join(', ')];
}

/** What vouches for the school, as a sentence; undefined where there is neither. */
export function credentialsInWords({ name, association, license }: School): string | undefined {
  const phrases = [association?.membership, license].filter(Boolean);
  return phrases.length ? `${name} is ${phrases.join(' and is ')}.` : undefined;
}

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

function ageInWords(age: Age): string {
  if ('years' in age) return counted(age.years, 'year');
  return 'months' in age ? counted(age.months, 'month') : counted(age.weeks, 'week');
}
