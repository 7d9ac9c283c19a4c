// Finds prices, dates, weekdays and school years of another year. It reads English. On a page in another language, it
// finds prices and years only.
import { mistakeAt, warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { hasBlank } from '@/content/shared/blank-pattern';
import type { School } from '../../school/load-school';
import { writtenText } from '../../school/source';

/**
 * Each text with a price, a date or a year is a mistake until the editor has looked at it and `pricesFor` is the year in
 * which the new school year begins. After that, only other school years and wrong weekdays are reported, as warnings.
 */
export function newYear(school: School): Diagnostic[] {
  const { sample, schoolYear } = school.content.school;
  const { pricesFor } = school.content.tuition;
  // The sample keeps its year. A new school's years may be blanks.
  if (sample || hasBlank(schoolYear) || typeof pricesFor === 'string') return [];
  const diagnostics = [...wrongTexts(school), ...pastYear(school)];
  if (pricesFor === parseInt(schoolYear)) return diagnostics;
  const message =
    `these prices are for the school year that began in ${pricesFor}, but content/school.ts has ${schoolYear}. ` +
    'Check the hours and each line that asks “still right?”, and update what has changed. ' +
    `Then write pricesFor: ${parseInt(schoolYear)}.`;
  return [mistakeAt(['tuition', 'pricesFor'], message), ...diagnostics];
}

/** Warns that the school year ends (from June 1) or is over (from August 1). */
function pastYear({ content: { school }, today }: School): Diagnostic[] {
  const { schoolYear } = school;
  const lastYear = schoolYear.slice(5);
  if (today < `${lastYear}-06-01`) return [];
  const isOver = today >= `${lastYear}-08-01`;
  const state = isOver ? 'is over, but the site still shows it' : 'ends this summer';
  const message = `the school year ${schoolYear} ${state}. content/README.md explains how to start a new one.`;
  return [warningAt(['school', 'schoolYear'], message)];
}

function wrongTexts({ content, leaves, sources }: School): Diagnostic[] {
  const { schoolYear } = content.school;
  const [startYear, pricesYear] = [parseInt(schoolYear), Number(content.tuition.pricesFor)];
  return leaves.flatMap(({ type, path }) => {
    // The other types are ids, dates and amounts, which pages.ts and tuition.ts check.
    if (type && type !== 'href' && type !== 'alt') return [];
    // Leave out facts, because they belong to the file that defines them.
    const found = foundIn(writtenText(sources, path) ?? '');
    if (pricesYear !== startYear) {
      const open = found.filter((each) => mayChange(each, pricesYear, startYear));
      if (open.length) return mistakeAt(path, `is this still right? ${quoted(open)}`);
    }
    const other = found.filter((each) => each.isSchoolYear && each.year !== startYear);
    const message = `this mentions ${quoted(other)}, but the school year is ${schoolYear}. If you mean this year, write \${facts.schoolYear}.`;
    if (other.length) return warningAt(path, message);
    const [wrong] = found.flatMap((each) => wrongWeekday(each, startYear));
    return wrong ? warningAt(path, `${wrong}. Correct the day or the date.`) : [];
  });
}

/** A price, a date or a year in a text. */
interface Found {
  /** `$80`, `Monday, September 8`, `July 2031`, `2031-2032` or `2031`. */
  text: string;
  /** Undefined if the text names none. Of a school year, it's the first of the two. */
  year?: number;
  isSchoolYear: boolean;
  /** From 1 to 12, or 0 if the text names no month. */
  month: number;
  /** The day of the month. Of several, as in `November 18 and 19`, it's the first. */
  day?: number;
  /** From 0 (Sunday) to 6 (Saturday), or -1 if the text names no weekday. */
  weekday: number;
}

const quoted = (found: Found[]) => `“${found.map(({ text }) => text).join('”, “')}”`;

/** Whether a new school year may change it. Dates from August on are already in the new year, and older ones history. */
function mayChange({ year, isSchoolYear, month }: Found, pricesYear: number, startYear: number) {
  if (!year) return true;
  if (isSchoolYear) return year !== startYear;
  return year >= pricesYear && (year < startYear || (year === startYear && month < 8));
}

/** What's wrong with a date's weekday. A date without a year is in the school year that begins in `startYear`. */
function wrongWeekday({ text, year, month, day, weekday }: Found, startYear: number): string[] {
  if (weekday < 0 || !day) return [];
  // A July is in the summer before the school year or after it.
  const years = month === 7 ? [startYear, startYear + 1] : [startYear + Number(month < 7)];
  const dates = (year ? [year] : years).map((each) => new Date(Date.UTC(each, month - 1, day)));
  if (dates.some((date) => date.getUTCDay() === weekday)) return [];
  const right = dates.map((date) => {
    const name = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
    return `a ${name} in ${date.getUTCFullYear()}`;
  });
  return [`“${text}” is ${right.join(' and ')}`];
}

const and = String.raw`\s?(?:\b(?:to|through|and)\b|[&–-])\s?`;
/** A day of the month, but not an hour. */
const dayNumber = String.raw`(?<!\d)\d\d?(?:st|nd|rd|th)?(?![\d:]|\s?[ap]\.?m)`;
const days = `${dayNumber}(?:${and}${dayNumber})*`;
const weekdayName = String.raw`\b(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?)(?:day)?\b\.?`;
const monthName = String.raw`\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`;
const date = [
  // In “Thursday and Friday, October 9 and 10”, Friday isn't the 9th.
  String.raw`(?:(?<!${weekdayName}${and})(?<weekday>${weekdayName}),?\s)?`,
  String.raw`(?:(?<before>${days})\s(?:of\s)?)?`,
  `(?<month>${monthName})`,
  String.raw`(?:\s(?<after>${days}))?`,
  String.raw`(?:,?\s(?<year>20\d\d)(?![\d\p{Pd}]))?`,
].join('');
const twoYears = String.raw`\b(?<first>20\d\d)\s?(?:[\p{Pd}−/]|to)\s?(?<second>20\d\d|\d\d)\b(?!-\d)`;
const number = String.raw`\d+(?:[,.\s]\d{3})*(?:[.,]\d\d?)?(?!\d)`;
const price = String.raw`\p{Sc}\s?${number}|${number}\s?\p{Sc}(?!\s?\d)`;
const pattern = new RegExp(
  [date, twoYears, price, String.raw`\b(?<only>20\d\d)\b`].join('|'),
  'gu',
);

/** Finds the prices, dates and years in a text. */
const foundIn = (text: string): Found[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: text, groups = {} }) => {
    const { weekday, before, month, after = before, first, second, only } = groups;
    const year = Number(groups.year ?? first ?? only) || undefined;
    const day = parseInt(after ?? '') || undefined;
    if (month && !day && !year) return [];
    const isSchoolYear = Boolean(first);
    if (isSchoolYear && Number(second) % 100 !== (year! + 1) % 100) return [];
    return {
      text,
      year,
      isSchoolYear,
      month: indexIn('JanFebMarAprMayJunJulAugSepOctNovDec', month) + 1,
      day,
      weekday: indexIn('SunMonTueWedThuFriSat', weekday),
    };
  });

/** The position of a name in a list of names, each shortened to three letters. -1 without a name. */
const indexIn = (names: string, name = '-') => Math.floor(names.indexOf(name.slice(0, 3)) / 3);
