import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { leaves } from '../../content/schema/leaves';
import type { ContentModules } from './content-modules';
import { ownWords, type Source } from './source';
import { month } from './month';

/** Matches a sum or a date in a text, and some words after it: `$80`, `March 2026`, `March 1`, `1st of March`. */
const sumOrDate = new RegExp(
  String.raw`(\$\s?\d|\b${month}\.?\s\d|\b\d\d?(st|nd|rd|th)?(\sof)?\s${month}\b)[^.[]{0,40}`,
);

/** If the prices were set for another school year, lists every price, date and year to look at. */
export function pricesOfAnotherYear(content: ContentModules, sources: Source[]): Diagnostic[] {
  const { school, tuition, dates } = content;
  const { schoolYear } = school;
  const { pricesFor } = tuition;
  if (pricesFor === schoolYear) return [];
  const message =
    `the prices were set for ${pricesFor}, but the school year is now ${schoolYear} (content/school.ts). ` +
    'Go through the lines that say “look again” and through the hours, correct what has changed, ' +
    `and then write pricesFor: '${schoolYear}'.`;
  const values = leaves({ tuition, dates })
    .filter(({ is }) => is === 'amount' || is === 'day')
    .map(({ path, value }) => at(path, `look again: “${String(path.at(-1))}” is ${value}.`));
  const texts = leaves(content)
    .filter(({ is }) => !is || is === 'link')
    .map(({ path }) => ({ path, words: oldWords(wordsAt(path, sources), pricesFor) }))
    .filter(({ words }) => words)
    .map(({ path, words }) => at(path, `look again: this says “${words}”.`));
  return [at(['tuition', 'pricesFor'], message), ...values, ...texts];
}

/** The words at a path in their own file, without the facts that they print. */
function wordsAt([name, ...path]: PropertyKey[], sources: Source[]): string {
  const source = sources.find(({ file }) => file === `content/${String(name)}.ts`);
  return (source && ownWords(source, path)) ?? '';
}

/** The words around the first sum or date, or else around a year since the prices were set. */
function oldWords(text: string, pricesFor: string): string | undefined {
  const [words] = sumOrDate.exec(text) ?? [];
  const years = [...text.matchAll(/[^.[('`]{0,40}\b(20\d\d)\b[\w.-]*/g)];
  const recent = years.find(([, year]) => Number(year) >= parseInt(pricesFor));
  return words ?? recent?.[0].trim();
}
