// Finds prices, dates, weekdays and school years of another year. It reads English. On a page in another language, it
// finds prices and years only.
import { mistakeAt, warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { hasBlank } from '@/content/shared/blank-pattern';
import type { School } from '../../school/load-school';
import { writtenText } from '../../school/source';
import { pricesAndDatesIn, type Found } from '../prices-and-dates';

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
  const year = parseInt(schoolYear);
  if (pricesFor === year) return diagnostics;
  const message = `these prices are for the school year that began in ${pricesFor}, but content/school.ts has ${schoolYear}. Check the hours and each line that asks “still right?”, and update what has changed. Then write pricesFor: ${year}.`;
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
  const startYear = parseInt(schoolYear);
  const pricesYear = Number(content.tuition.pricesFor);
  return leaves.flatMap(({ type, path }) => {
    // The other types are ids, dates and amounts, which pages.ts and tuition.ts check.
    if (type && type !== 'href' && type !== 'alt') return [];
    // Leave out facts, because they belong to the file that defines them.
    const found = pricesAndDatesIn(writtenText(sources, path) ?? '');
    const open = found.filter((each) => mayChange(each, pricesYear, startYear));
    if (pricesYear !== startYear && open.length)
      return mistakeAt(path, `is this still right? ${quoted(open)}`);
    const other = found.filter((each) => each.isSchoolYear && each.year !== startYear);
    if (other.length) {
      const message = `this mentions ${quoted(other)}, but the school year is ${schoolYear}. If you mean this year, write \${facts.schoolYear}.`;
      return warningAt(path, message);
    }
    const wrong = found.map((each) => wrongWeekday(each, startYear)).find(Boolean);
    return wrong ? warningAt(path, `${wrong}. Correct the day or the date.`) : [];
  });
}

const quoted = (found: Found[]) => `“${found.map(({ text }) => text).join('”, “')}”`;

/** Whether a new school year may change it. Dates from August on are already in the new year, and older ones history. */
function mayChange(found: Found, pricesYear: number, start: number): boolean {
  const { year, isSchoolYear, month = 'Jan' } = found;
  if (!year) return true;
  if (isSchoolYear) return year !== start;
  return year >= pricesYear && dateOf(month, 1, year) < dateOf('Aug', 1, start);
}

/** What's wrong with a date's weekday. A date without a year is in the school year or in a summer beside it. */
function wrongWeekday({ text, weekday, month, day, year }: Found, start: number) {
  if (!weekday || !month || !day) return undefined;
  const [from, to] = [dateOf('Jul', 1, start), dateOf('Jul', 31, start + 1)];
  const dates = year
    ? [dateOf(month, day, year)]
    : [start, start + 1]
        .map((each) => dateOf(month, day, each))
        .filter((date) => from <= date && date <= to);
  const names = dates.map((date) => date.toLocaleDateString('en-US', { weekday: 'long' }));
  if (names.some((name) => name.startsWith(weekday.slice(0, 3)))) return undefined;
  const right = names.map((name, index) => `a ${name} in ${dates[index]!.getFullYear()}`);
  return `“${text}” is ${right.join(' and ')}`;
}

/** JavaScript knows months by their first three letters. */
const dateOf = (month: string, day: number, year: number) =>
  new Date(`${month.slice(0, 3)} ${day}, ${year}`);
