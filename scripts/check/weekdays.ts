import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import type { ContentModules } from './content-modules';
import { month } from './month';
import type { Leaf } from '../../content/schema/explain/leaves';

const weekday = String.raw`(Mon|Tues?|Wed(nes)?|Thu(rs?)?|Fri|Sat(ur)?|Sun)(day)?\b`;
/** Matches a weekday with its date and the start of a range: `Monday to Friday, September 8`. */
const datedWeekday = new RegExp(
  String.raw`(?<range>\b${weekday}\.?\s?(to|through|and|&|-|–)\s?)?` +
    String.raw`\b(?<day>${weekday})\.?,?\s(?<date>${month}\.?\s\d\d?)(?:st|nd|rd|th)?\b(?:,?\s(?<year>20\d\d))?`,
  'g',
);

/** Finds weekdays that don't match their date, in the year of the text or in the school year. */
export function wrongWeekdays(content: ContentModules, shown: Leaf[]): Diagnostic[] {
  const firstYear = parseInt(content.school.schoolYear);
  return shown.flatMap(({ path, value }) =>
    [...value.matchAll(datedWeekday)].flatMap(({ groups }) => {
      const { range, day = '', date = '', year } = groups ?? {};
      const years = year ? [Number(year)] : yearsOf(date, firstYear);
      const isRight = years.some((each) => weekdayOf(date, each).startsWith(day.slice(0, 3)));
      if (range || isRight) return [];
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
