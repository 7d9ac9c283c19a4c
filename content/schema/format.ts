/**
 * Prints sums, ages, days, weeks and the like, so that they look the same on every page.
 */
import { inMonths, type Age, type Ages } from './ages';
import type { Event } from './dates';
import type { School } from './school';
import type { Tuition } from './tuition';

/** The school's own language, in which facts are printed. */
export const ownTag = 'en-US';

/** An amount: `$1275`, or `$1,275` if the school wants the comma. Whole dollars have no cents. */
export function formatDollars(
  amount: number,
  { thousandsComma }: Pick<Tuition, 'thousandsComma'>,
): string {
  return amount.toLocaleString(ownTag, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: thousandsComma,
  });
}

/** A price, which may be the school's word for free. */
export function formatPrice(price: number, tuition: Pick<Tuition, 'thousandsComma' | 'free'>) {
  return price ? formatDollars(price, tuition) : tuition.free;
}

/**
 * Ages in a sentence: `18 months to 3 years`, `birth to 3 years`. A shared unit appears once, and years
 * have none: `18-36 months`, `3-6`.
 */
export function formatAges({ from, to }: Ages): string {
  if (inMonths(from) === 0) return `birth to ${formatAge(to)}`;
  if ('years' in from && 'years' in to) return `${from.years}-${to.years}`;
  if ('months' in from && 'months' in to) return `${from.months}-${formatAge(to)}`;
  if ('weeks' in from && 'weeks' in to) return `${from.weeks}-${formatAge(to)}`;
  return `${formatAge(from)} to ${formatAge(to)}`;
}

/** Ages on their own, always with a unit: `18 months-3 years`, `3-6 years`. */
export function formatAgesWithUnits({ from, to }: Ages): string {
  if ('years' in from && from.years && 'years' in to) return `${from.years}-${formatAge(to)}`;
  return formatAges({ from, to }).replace(' to ', '-');
}

/** An age with its unit: `18 months`, `3 years`, `birth`. */
export function formatAge(age: Age): string {
  if (inMonths(age) === 0) return 'birth';
  if ('years' in age) return counted(age.years, 'year');
  return 'months' in age ? counted(age.months, 'month') : counted(age.weeks, 'week');
}

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

/** A number with its noun: `1 item`, `5 items`. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** A number with its noun, with numbers up to twelve as words: `one week`, `13 payments`. */
export function spelled(count: number, noun: string): string {
  return counted(count, noun).replace(/^\d+/, (digits) => smallNumbers[count] ?? digits);
}

/** The heading above prices, by what they are for. */
export const periods = { week: 'Weekly', month: 'Monthly', session: 'Per session', year: 'Yearly' };

/** The head of school's name and title, without a missing one: `Ana Lima`, `Head of School`. */
export function formatHeadInFull({ headOfSchool: { title, name } }: School): string[] {
  return [name, title].filter((part) => part !== undefined);
}

/** The lines of a postal address: `12 Alder Lane`, `Riverbend, MA 01060`. */
export function formatPostalAddress(postalAddress: School['postalAddress']): string[] {
  const { street, town, state, postalCode } = postalAddress;
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [street, [town, region].filter(Boolean).join(', ')];
}

/** Words as a choice, without repeats: `mornings or full days`. */
export function formatChoice(words: string[]): string {
  return new Intl.ListFormat(ownTag, { type: 'disjunction' }).format(new Set(words));
}

/** The memberships as one phrase: `a member of A`, `a member of A and accredited by B`. */
export function formatMemberships({ associations }: Pick<School, 'associations'>): string {
  return new Intl.ListFormat(ownTag).format(associations.map(({ membership }) => membership));
}

/**
 * Memberships and license as a sentence, or undefined if the school has neither: `Oak is a member of A
 * and is licensed by B.`, `Oak is a member of A and accredited by B, and is licensed by C.`
 */
export function formatCredentials(
  school: Pick<School, 'name' | 'associations' | 'license'>,
): string | undefined {
  const phrases = [formatMemberships(school), school.license].filter(Boolean);
  const and = school.associations.length > 1 ? ', and is ' : ' and is ';
  return phrases.length ? `${school.name} is ${phrases.join(and)}.` : undefined;
}

const inFull = { dateStyle: 'full', timeZone: 'UTC' } as const;

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** A date: `Saturday, October 5, 2024`. */
export function formatDay(date: string): string {
  return noonOf(date).toLocaleDateString(ownTag, inFull);
}

/** `Thursday, November 28 – Friday, November 29, 2024`, `Saturday, October 5, 2024, 10am-noon`. */
export function formatDays({ date, until, time }: Pick<Event, 'date' | 'until' | 'time'>): string {
  const range = new Intl.DateTimeFormat(ownTag, inFull);
  // Intl puts thin spaces around the dash, which are too narrow between full dates.
  const days = until
    ? range.formatRange(noonOf(date), noonOf(until)).replaceAll('\u2009', ' ')
    : formatDay(date);
  return [days, time].filter(Boolean).join(', ');
}

/** The size of a file: `240 KB`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes} KB`;
  return `${(bytes / 1024 ** 2).toLocaleString(ownTag, { maximumFractionDigits: 1 })} MB`;
}
