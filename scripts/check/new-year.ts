import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import type { ContentModules } from './content-modules';
import type { Leaf } from '../../content/schema/explain/leaves';
import { ownWords, sourceOf, type Source } from './source';
import { month } from './month';

const day = String.raw`\d\d?(?:st|nd|rd|th)?`;
/** Dates and sums in a text: `March 1`, `March 1-5, 2026`, `1st of March`, `March 2026`, `2026-03-01`, `3/1/2026`, `$80`. */
const forms = [
  String.raw`\b(?<month>${month})\.?\s${day}(?:\s?[-–]\s?${day})?\b(?:,?\s(?<year>\d{4})\b)?`,
  String.raw`\b${day}(?:\sof)?\s(?<month>${month})\b(?:,?\s(?<year>\d{4})\b)?`,
  String.raw`\b(?<month>${month})\.?,?\s(?<year>\d{4})\b`,
  String.raw`\b(?<year>\d{4})-(?<month>\d\d)-\d\d\b`,
  String.raw`\b(?<month>\d\d?)/\d\d?/(?<year>\d{4})\b`,
  String.raw`\$\s?\d[\d,]*(?:\.\d+)?`,
].map((form) => new RegExp(form, 'g'));

/**
 * If prices were set for another school year, lists every price, date and year to review.
 *
 * @param shown the text and numbers of published pages
 * @param today the date at the school, like `2024-10-05`
 */
export function pricesOfAnotherYear(
  content: ContentModules,
  shown: Leaf[],
  sources: Source[],
  today: string,
): Diagnostic[] {
  const { schoolYear } = content.school;
  const { pricesFor } = content.tuition;
  if (pricesFor === schoolYear) return [];
  const message =
    `the prices were set for ${pricesFor}, but the school year is now ${schoolYear} (content/school.ts). ` +
    'Go through the lines that say “look again” and through the hours, correct what has changed, ' +
    `and then write pricesFor: '${schoolYear}'.`;
  const firstAugust = `${parseInt(schoolYear)}-08-01`;
  return [
    at(['tuition', 'pricesFor'], message),
    ...shown.flatMap(({ is, path, value }) => {
      // Past days have their own warning.
      const isOldDay = is === 'day' && value >= today && value < firstAugust;
      if (is === 'amount' || isOldDay)
        return at(path, `look again: “${String(path.at(-1))}” is ${value}.`);
      if (is && is !== 'href' && is !== 'description') return [];
      const source = sourceOf(sources, path);
      // Facts are looked at where they are written.
      const own = source && ownWords(source, path.slice(1));
      const words = oldWords(own ?? '', parseInt(pricesFor), schoolYear);
      return words.length ? at(path, `look again: this says “${words.join('”, “')}”.`) : [];
    }),
  ];
}

/**
 * The sums in a text, its dates without a year or before the new year's first August, and its other years from the one
 * in which prices were set to the one in which the new school year begins.
 */
function oldWords(text: string, setIn: number, schoolYear: string): string[] {
  const beginsIn = parseInt(schoolYear);
  let rest = text.replaceAll(schoolYear, ' ');
  const found = forms.flatMap((form) => {
    const matches = [...rest.matchAll(form)];
    rest = rest.replace(form, ' ');
    return matches.filter(({ groups }) => !isOfYear(beginsIn, groups)).map(([words]) => words);
  });
  const years = [...rest.matchAll(/[^.[(]{0,40}\b(20\d\d)\b[\w.-]*/g)]
    .filter(([, year]) => Number(year) >= setIn && Number(year) <= beginsIn)
    .map(([words]) => words.trim());
  return [...found, ...years];
}

/** Whether a date has a year and isn't before a school year. */
function isOfYear(beginsIn: number, { year, month = '' }: Partial<Record<string, string>> = {}) {
  const number = Number(month) || new Date(`${month.slice(0, 3)} 1, 2000`).getMonth() + 1;
  return Number(year) > beginsIn || (Number(year) === beginsIn && number >= 8);
}
