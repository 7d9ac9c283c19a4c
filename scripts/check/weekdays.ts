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
    [...value.matchAll(datedWeekday)]
      .map(({ groups }) => ({ range: '', day: '', date: '', year: '', ...groups }))
      .map(({ year, ...words }) => {
        const years = year ? [Number(year)] : yearsOf(words.date, firstYear);
        return { ...words, years };
      })
      .filter(({ range, day, date, years }) => !range && !hasWeekday(day, date, years))
      .map(({ day, date, years }) => {
        const right = years.map((year) => `a ${weekdayOf(date, year)} in ${year}`).join(' and ');
        return at(
          path,
          `this says “${day}, ${date}”, which is ${right}: correct the day or the date.`,
        );
      }),
  );
}

/** A date's years in a school year: the second until June, the first from August, either in July. */
function yearsOf(date: string, firstYear: number): number[] {
  const years = { first: [firstYear], second: [firstYear + 1], either: [firstYear, firstYear + 1] };
  if (date.startsWith('Jul')) return years.either;
  return /^(Aug|Sep|Oct|Nov|Dec)/.test(date) ? years.first : years.second;
}

function hasWeekday(day: string, date: string, years: number[]): boolean {
  return years.some((year) => weekdayOf(date, year).startsWith(day.slice(0, 3)));
}

/** A date's weekday: `Monday` for `Sept. 8` in 2031. */
function weekdayOf(date: string, year: number): string {
  const [name = '', day] = date.split(/\.?\s/);
  const moment = new Date(`${name.slice(0, 3)} ${day}, ${year} 12:00 UTC`);
  return moment.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
}
