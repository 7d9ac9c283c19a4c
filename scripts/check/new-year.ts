import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import type { CheckInput } from './check-input';
import { writtenText } from './source';
import { monthName } from './weekdays';

const month = String.raw`\b(?<month>${monthName})`;
const day = String.raw`\d\d?(?:st|nd|rd|th)?`;
const maybeYear = String.raw`\b(?:,?\s(?<year>\d{4})\b)?`;
/** Matches dates and sums in a text. Later patterns skip what earlier ones matched. */
const patterns = [
  // March 1 · March 1-5, 2026
  new RegExp(String.raw`${month}\.?\s${day}(?:\s?[-–]\s?${day})?${maybeYear}`, 'g'),
  // 1st of March, 2026
  new RegExp(String.raw`\b${day}(?:\sof)?\s${month}${maybeYear}`, 'g'),
  // March 2026
  new RegExp(String.raw`${month}\.?,?\s(?<year>\d{4})\b`, 'g'),
  // 2026-03-01
  /\b(?<year>\d{4})-(?<month>\d\d)-\d\d\b/g,
  // 3/1/2026
  /\b(?<month>\d\d?)\/\d\d?\/(?<year>\d{4})\b/g,
  // $80
  /\$\s?\d+(?:,\d{3})*(?:\.\d+)?/g,
];

/** If prices were set for another school year, lists every price, date and year to review. */
export function pricesOfAnotherYear(input: CheckInput): Diagnostic[] {
  const { content, published, sources, today } = input;
  const { sample, schoolYear } = content.school;
  const { pricesFor } = content.tuition;
  if (sample || pricesFor === schoolYear) return [];
  const message =
    `the prices were set for ${pricesFor}, but the school year is now ${schoolYear} (content/school.ts). ` +
    'Go through the lines that say “look again” and through the hours, correct what has changed, ' +
    `and then write pricesFor: '${schoolYear}'.`;
  const firstAugust = `${parseInt(schoolYear)}-08-01`;
  return [
    at(['tuition', 'pricesFor'], message),
    ...published.flatMap(({ type, path, value }) => {
      // Past days have their own warning.
      const isOldDay = type === 'day' && value >= today && value < firstAugust;
      if (type === 'amount' || isOldDay)
        return at(path, `look again: “${String(path.at(-1))}” is ${value}.`);
      if (type && type !== 'href' && type !== 'alt') return [];
      // Without its facts, because those are listed where they are written.
      const text = writtenText(sources, path) ?? '';
      const words = oldWords(text, parseInt(pricesFor), schoolYear);
      return words.length ? at(path, `look again: this says “${words.join('”, “')}”.`) : [];
    }),
  ];
}

/**
 * What to review in a text: sums, dates without a year or before the August when the school year begins, and other years
 * from `setIn` to that one.
 */
function oldWords(text: string, setIn: number, schoolYear: string): string[] {
  const beginsIn = parseInt(schoolYear);
  const found: string[] = [];
  const blank = (match: string) => '\0'.repeat(match.length);
  let rest = text.replaceAll(schoolYear, blank);
  for (const pattern of patterns) {
    const old = [...rest.matchAll(pattern)].filter((date) => !isInNewYear(date, beginsIn));
    found.push(...old.map(([words]) => words));
    rest = rest.replace(pattern, blank);
  }
  const years = [...rest.matchAll(/[^.[(\0]{0,40}\b(20\d\d)\b[\w.-]*/g)]
    .filter(([, year]) => Number(year) >= setIn && Number(year) <= beginsIn)
    .map(([words]) => words.trim());
  return [...found, ...years];
}

/** Whether a date has a year and isn't before the school year that begins in `beginsIn`. */
function isInNewYear({ groups = {} }: RegExpMatchArray, beginsIn: number): boolean {
  const { year, month: written = '' } = groups;
  const month = Number(written) || new Date(`${written.slice(0, 3)} 1, 2000`).getMonth() + 1;
  return Number(year) > beginsIn || (Number(year) === beginsIn && month >= 8);
}
