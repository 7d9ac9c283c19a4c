// Finds prices, dates, weekdays and school years of another year.
import { mistakeAt, warningAt, type Diagnostic } from '../../../content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import { writtenText } from '../../school/source';

/**
 * Until `pricesFor` is the school year, everything that a new year may change is a mistake. After that, everything
 * that's out of date is a warning.
 */
export function newYear(school: School): Diagnostic[] {
  const { sample, schoolYear } = school.content.school;
  const { pricesFor } = school.content.tuition;
  // The sample keeps its year.
  if (sample) return [];
  if (pricesFor === schoolYear) return [...wrongTexts(school, true), ...pastYear(school)];
  const message =
    `these prices are for ${pricesFor}, but the school year in content/school.ts is ${schoolYear}. ` +
    'Check the hours and each line that asks “still right?”, and update what has changed. ' +
    `Then write pricesFor: "${schoolYear}".`;
  return [
    mistakeAt(['tuition', 'pricesFor'], message),
    ...wrongTexts(school, false),
    ...pastYear(school),
  ];
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

/** One message for each text that names another year, or a weekday that its date doesn't have. */
function wrongTexts(school: School, isReviewed: boolean): Diagnostic[] {
  const { schoolYear, locale } = school.content.school;
  const { rows } = school.content.pages;
  const languages = [locale, ...rows.flatMap(({ lang }) => lang ?? [])];
  const readers = new Map(languages.map((language) => [language, reader(language)]));
  return school.leaves.flatMap(({ type, path: leafPath }) => {
    if (type && type !== 'href' && type !== 'alt') return [];
    // Cells of a table's row are one text.
    const isCell = leafPath.slice(-2).every((key) => typeof key === 'number');
    const path = isCell ? leafPath.slice(0, -1) : leafPath;
    // Leave out facts, because they belong to the file that defines them.
    const text = writtenText(school.sources, path) ?? '';
    const { lang = locale } = rows.find(({ id }) => id === path[0]) ?? {};
    const found = readers.get(lang)!(text);
    if (isReviewed) {
      const old = found.filter((each) => isOld(each, school));
      const message = `this mentions ${quoted(old)}, but the school year is ${schoolYear}. If you mean this year, write the new date, or \${facts.schoolYear} for the year.`;
      if (old.length) return warningAt(path, message);
    } else {
      const open = found.filter((each) => mayChange(each, school));
      if (open.length) return mistakeAt(path, `is this still right? ${quoted(open)}`);
    }
    const [wrong] = found.flatMap((each) => wrongWeekday(each, parseInt(schoolYear)));
    return wrong ? warningAt(path, `${wrong}. Correct the day or the date.`) : [];
  });
}

const quoted = (found: Found[]) => `“${found.map(({ text }) => text).join('”, “')}”`;

/**
 * Whether a new school year may change it. That's true of prices, of dates without a year, of dates before the new
 * school year's August, of other school years and of single years since the last prices.
 */
function mayChange(
  { kind, year, month }: Found,
  { content: { school, tuition } }: School,
): boolean {
  const [pricesYear, startYear] = [parseInt(tuition.pricesFor), parseInt(school.schoolYear)];
  if (!year) return true;
  if (kind === 'school year') return year !== startYear;
  if (kind === 'date') return year < startYear || (year === startYear && month < 8);
  return year >= pricesYear && year <= startYear;
}

/** Whether what the text mentions is clearly out of date: another school year, or a recent summer or day that's past. */
function isOld(
  { kind, year = 0, month, day, weekday }: Found,
  { content, today }: School,
): boolean {
  const startYear = parseInt(content.school.schoolYear);
  if (kind === 'school year') return year !== startYear;
  // Older dates are history.
  const isPast =
    [startYear - 1, startYear].includes(year) && dayOf(year, month, day).toISOString() < today;
  if (kind === 'summer') return isPast;
  if (kind !== 'date' || !day || !isPast) return false;
  // A letter's date has no weekday.
  return year < startYear || (month < 8 && weekday >= 0);
}

const dayOf = (year: number, month: number, day = 31) => new Date(Date.UTC(year, month - 1, day));

/** What's wrong with a date's weekday. A date without a year is in the school year that begins in `startYear`. */
function wrongWeekday({ text, year, month, day, weekday }: Found, startYear: number): string[] {
  if (weekday < 0 || !day) return [];
  // A July is in the summer before the school year or after it.
  const years = month === 7 ? [startYear, startYear + 1] : [startYear + Number(month < 7)];
  const days = (year ? [year] : years).map((each) => dayOf(each, month, day));
  if (days.some((each) => each.getUTCDay() === weekday)) return [];
  const right = days.map((each) => {
    const name = each.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
    return `a ${name} in ${each.getUTCFullYear()}`;
  });
  return [`“${text}” is ${right.join(' and ')}`];
}

/** Something in a text that a new school year may change. */
interface Found {
  text: string;
  /** `$80`; `Monday, September 8`, `le 7 septembre`, `July 2031`; `2031-2032`; `Summer Camps 2031`; `2031`. */
  kind: 'price' | 'date' | 'school year' | 'summer' | 'year';
  /** The year that the text names. For a school year, it's the first of the two. */
  year?: number;
  /** From 1 to 12, or 0 if the text names no month. A summer counts as July, because the school year begins in August. */
  month: number;
  /** The day of the month. If the text names several, as in `November 18 and 19`, it's the first. */
  day?: number;
  /** From 0 (Sunday) to 6 (Saturday), or -1 if the text names no weekday. */
  weekday: number;
}

const and = String.raw`\s?(?:(?<!\p{L})(?:to|through|and|et|y)|[&–-])\s?`;
/** A day of the month, but not an hour. */
const day = String.raw`(?<!\d)\d\d?(?:st|nd|rd|th|er)?(?![\d:]|\s?[ap]\.?m)`;
const days = `${day}(?:${and}${day})*`;
const number = String.raw`\d+(?:[,.\s]\d{3})*(?:[.,]\d\d?)?(?!\d)`;
const price = String.raw`\p{Sc}\s?${number}|${number}\s?\p{Sc}(?!\s?\d)`;
const twoYears = String.raw`\b(?<first>20\d\d)\s?(?:[\p{Pd}−/]|to)\s?(?<second>20\d\d|\d\d)\b(?!-\d)`;
const oneYear = String.raw`(?<summer>\bsummer(?:\s\p{L}+){0,2},?\s)?\b(?<only>20\d\d)\b`;

/** Returns a function that finds prices, dates and years in a text of this language. */
function reader(language: string) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const nameOf = (part: string, date: Date) =>
    format.formatToParts(date).find(({ type }) => type === part)!.value;
  const months = [...Array(12).keys()].map((index) => nameOf('month', dayOf(2023, index + 1, 1)));
  // 2023 began on a Sunday.
  const weekdays = [...Array(7).keys()].map((day) => nameOf('weekday', dayOf(2023, 1, day + 1)));
  const date = [
    `(?:(?<!${and})(?<weekday>${startOf(weekdays)}),?\\s)?`,
    String.raw`(?:(?<before>${days})\s(?:of\s|de\s)?)?`,
    `(?<month>${startOf(months)})`,
    String.raw`(?:\s(?<after>${days}))?`,
    String.raw`(?:,?\s(?:de\s)?(?<year>20\d\d)(?![\d\p{Pd}]))?`,
  ].join('');
  const pattern = new RegExp([date, twoYears, price, oneYear].join('|'), 'giu');
  return (text: string): Found[] =>
    [...text.matchAll(pattern)].flatMap(({ 0: text, groups = {} }): Found | [] => {
      const { weekday, before = '', month, after = before, first, second, summer, only } = groups;
      const year = Number(groups.year ?? first ?? only) || undefined;
      const found = {
        text,
        year,
        month: summer ? 7 : indexIn(months, month) + 1,
        day: parseInt(after) || undefined,
        weekday: indexIn(weekdays, weekday),
      };
      if (month) return found.month && (found.day ?? year) ? { ...found, kind: 'date' } : [];
      const isSchoolYear = Number(second) % 100 === (Number(first) + 1) % 100;
      if (first) return isSchoolYear ? { ...found, kind: 'school year' } : [];
      return { ...found, kind: summer ? 'summer' : only ? 'year' : 'price' };
    });
}

/** Matches words with the first three letters of a name. Names without letters, as in Chinese, match nothing. */
const startOf = (names: string[]) => {
  const starts = names.map((name) => name.slice(0, 3)).filter((start) => /^\p{L}{3}$/u.test(start));
  return String.raw`(?<!\p{L})(?:${starts.join('|') || '(?!)'})\p{L}*\.?`;
};

/**
 * The index of the name that a word is or abbreviates, like `Sept.`. A lowercase name, like `mars` in French, may be
 * capitalized. A capitalized name must be, so that the English word `may` isn't a month.
 */
const indexIn = (names: string[], word = '-') =>
  names.findIndex((name) =>
    [word, word.toLowerCase()].some((each) => name.startsWith(each.replace('.', ''))),
  );
