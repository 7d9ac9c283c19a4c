import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import type { CheckInput } from './check-input';

/** Matches a month's name or abbreviation: `September`, `Sept`. */
export const monthName =
  '(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)';
const weekday = String.raw`\b(Mon|Tues?|Wed(nes)?|Thu(rs?)?|Fri|Sat(ur)?|Sun)(day)?\b`;
/** Matches a weekday and its date: `Monday, September 8`, `Tues. Sept. 9th, 2031`. */
const datedWeekday = new RegExp(
  String.raw`(?<day>${weekday})\.?,?\s(?<date>${monthName}\.?\s\d\d?)(st|nd|rd|th)?\b(,?\s(?<year>20\d\d))?`,
  'g',
);
/** Matches the start of a range at the end of a text: the `Monday to` of `Monday to Friday, September 12`. */
const rangeStart = new RegExp(String.raw`${weekday}\.?\s?(to|through|and|&|-|–)\s?$`);

/** Finds weekdays that don't match their date, in the year of the text or in the school year. */
export function wrongWeekdays({ content, published }: CheckInput): Diagnostic[] {
  const firstYear = parseInt(content.school.schoolYear);
  return published.flatMap(({ path, value }) =>
    [...value.matchAll(datedWeekday)].flatMap(({ index, groups }) => {
      const { day = '', date = '', year } = groups ?? {};
      const years = year ? [Number(year)] : yearsOf(date, firstYear);
      const isRight = years.some((each) => weekdayOf(date, each).startsWith(day.slice(0, 3)));
      const isRange = rangeStart.test(value.slice(0, index));
      if (isRange || isRight) return [];
      const right = years.map((each) => `a ${weekdayOf(date, each)} in ${each}`).join(' and ');
      const message = `this says “${day}, ${date}”, which is ${right}: correct the day or the date.`;
      return at(path, message);
    }),
  );
}

/** A date's years in a school year: the second until June, the first from August, either in July. */
function yearsOf(date: string, firstYear: number): number[] {
  if (date.startsWith('Jul')) return [firstYear, firstYear + 1];
  return [/^(Aug|Sep|Oct|Nov|Dec)/.test(date) ? firstYear : firstYear + 1];
}

/** A date's weekday: `Monday` for `Sept. 8` in 2031. */
function weekdayOf(date: string, year: number): string {
  const [name = '', day] = date.split(/\.?\s/);
  const moment = new Date(`${name.slice(0, 3)} ${day}, ${year} 12:00 UTC`);
  return moment.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
}
