/**
 * The one place that prints sums, ages, days, weeks and the like, the same on every page.
 */
import type { Age, Ages } from './ages';
import type { CalendarDay } from './dates';
import type { School } from './school';
import type { Tuition } from './tuition';

/** How a language prints numbers, dates and ages. */
export interface Locale {
  /** Its tag with a region: `en-US`. */
  locale: string;
  /** A range of ages: `{from} to {to}`. */
  ages: string;
  /** The headings over prices. */
  per: Record<Tuition['per'], string>;
  /** The period of a price, after it. */
  afterPrice: Record<Tuition['per'], string>;
  /** After a year's tuition, with `{payments}`. */
  yearly: string;
  /** After a price for a year, with `{payments}` and `{sum}`. */
  inPayments: string;
}
const english: Locale = {
  locale: 'en-US',
  ages: '{from} to {to}',
  per: { week: 'Weekly', month: 'Monthly', session: 'Per session', year: 'Yearly' },
  afterPrice: { week: 'a week', month: 'a month', session: 'a session', year: 'a year' },
  yearly: 'for the school year, in {payments}',
  inPayments: 'in {payments} of {sum}',
};

/** A sum: `$1275`, or `$1,275` if the school wants the comma. Whole dollars have no cents. */
export function formatDollars(
  amount: number,
  { thousandsComma }: Pick<Tuition, 'thousandsComma'>,
  { locale } = english,
): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString(locale, {
    useGrouping: thousandsComma,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })}`;
}

/**
 * Ages in a sentence: `18 months to 3 years`, `birth to 3 years`. A shared unit is not repeated:
 * `18-36 months`, `3-6`.
 */
export function formatAges({ from, to }: Ages, { locale, ages } = english): string {
  if ('years' in from && 'years' in to) return `${from.years}-${to.years}`;
  const [young, old] = [formatAge(from, locale), formatAge(to, locale)];
  if ('months' in from && 'months' in to) return `${from.months}-${old}`;
  if ('weeks' in from && 'weeks' in to) return `${from.weeks}-${old}`;
  return ages.replace('{from}', young).replace('{to}', old);
}

/** Ages on their own, always with a unit: `18 months-3 years`, `3-6 years`. */
export function formatAgesWithUnits({ from, to }: Ages, language = english): string {
  if ('years' in from && 'years' in to) return `${from.years}-${formatAge(to, language.locale)}`;
  return formatAges({ from, to }, { ...language, ages: '{from}-{to}' });
}

function formatAge(age: Age, locale: string): string {
  const [[unit, count]] = Object.entries(age) as [[string, number]];
  if (count === 0 && locale.startsWith('en')) return 'birth';
  const options = { style: 'unit', unit: unit.replace(/s$/, ''), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, options).format(count);
}

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

/** A number of days or weeks: `1 day`, `5 days`, `6 semanas`. */
export function formatCount(count: number, unit: 'day' | 'week', { locale } = english): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** A number with its noun: `1 item`, `5 items`. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** The same, with a number up to twelve as a word: `one payment`, `13 payments`. */
function spelled(count: number, noun: string): string {
  return counted(count, noun).replace(/^\d+/, (digits) => smallNumbers[count] ?? digits);
}

/** A number of weeks: `one week`, `two weeks`. */
export function formatWeeks(weeks: number): string {
  return spelled(weeks, 'week');
}

/** A number after “a” or “an”: `an 8`, `a 6`, `an 11`, `a 100`. */
function withArticle(number: number): string {
  return `${/^(8|11$|18$)/.test(String(number)) ? 'an' : 'a'} ${number}`;
}

/** The words with a capital first letter. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The heading over prices. */
export function formatPeriod({ per }: Pick<Tuition, 'per'>, language = english): string {
  return language.per[per];
}

/** The period of a price, after it: `a month`. */
export function formatPerPrice({ per }: Pick<Tuition, 'per'>, language = english): string {
  return language.afterPrice[per];
}

/**
 * A year's tuition in payments: `for the school year, in ten payments`, or with what each payment is,
 * `in ten payments of $1,780`.
 */
export function formatPayments(payments: number, sum?: string, language = english): string {
  const count = language === english ? spelled(payments, 'payment') : String(payments);
  const pattern = sum === undefined ? language.yearly : language.inPayments;
  return pattern.replace('{payments}', count).replace('{sum}', sum ?? '');
}

/**
 * An offer without its price: `An 8-week session for toddlers aged 15 months to 3 years, once a week`. In
 * another language its parts follow each other: `8 semanas, bebés, sábados`.
 *
 * @param programAges the ages of its program, printed if the offer has none of its own
 */
export function formatOffer(
  offer: Tuition['offers'][number],
  programAges?: Ages,
  language = english,
): string {
  const { audience, weeks, when } = offer;
  const ages = offer.ages ?? (programAges && formatAges(programAges, language));
  if (language !== english) {
    const parts = [weeks && formatCount(weeks, 'week', language), audience, ages, when];
    return capitalized(parts.filter(Boolean).join(', '));
  }
  const what = weeks ? `${withArticle(weeks)}-week session for ` : 'for ';
  return capitalized(`${what}${audience}${ages ? ` aged ${ages}` : ''}, ${when}`);
}

/** The head of school's name and title, if any: `Ana Lima`, `Head of School`. */
export function formatHeadInFull({ headOfSchool: { title, name } }: School): string[] {
  return [name, title].filter((part) => part !== undefined);
}

/** The lines of a postal address: `12 Alder Lane`, `Riverbend, MA 01060`. */
export function formatPostalAddress(postalAddress: School['postalAddress']): string[] {
  const { street, town, state, postalCode } = postalAddress;
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [street, [town, region].filter(Boolean).join(', ')];
}

/** Different words as a choice: `mornings or full days`. */
export function formatChoice(words: string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(new Set(words));
}

/** The memberships as one phrase: `a member of A`, `a member of A and accredited by B`. */
export function formatMemberships({ associations }: Pick<School, 'associations'>): string {
  return inWords.format(associations.map(({ membership }) => membership));
}

const inWords = new Intl.ListFormat('en-US');

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

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** A day: `Saturday, October 5, 2024`. */
export function formatDay(date: string, { locale } = english): string {
  return dayFormat(locale).format(noonOf(date));
}

/** One or more days: `Thursday, November 28 – Friday, November 29, 2024`. */
export function formatDays(
  { date, to }: Pick<CalendarDay, 'date' | 'to'>,
  language = english,
): string {
  if (!to) return formatDay(date, language);
  // Intl puts thin spaces around the dash, which are too narrow between full dates.
  return dayFormat(language.locale).formatRange(noonOf(date), noonOf(to)).replaceAll('\u2009', ' ');
}

/** A time of day: `10am`, `9:30am`, `noon`; in other languages as their region writes it. */
export function formatTime(time: string, { locale } = english): string {
  if (!locale.startsWith('en')) {
    const options = { timeStyle: 'short', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(locale, options).format(new Date(`2000-01-01T${time}Z`));
  }
  if (time === '12:00') return 'noon';
  if (time === '00:00') return 'midnight';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

const fileKinds: Record<string, string> = { DOCX: 'Word', XLSX: 'Excel', JPG: 'JPEG' };

/** The kind of a file, from its ending: `PDF`, `Word`. */
export function formatFileKind(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  return fileKinds[ending] ?? ending;
}

/** The size of a file: `240 KB`, `1.2 MB`. */
export function formatFileSize(bytes: number, { locale } = english): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes} KB`;
  return `${(bytes / 1024 ** 2).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
}
