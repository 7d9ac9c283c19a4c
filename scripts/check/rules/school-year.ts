import type { School, Tuition } from '../../../content/schema';
import type { Content } from '../content';
import { fieldName } from '../../../content/define';
import type { Finding } from '../finding';
import { literals } from '../source';
import { numbers, texts } from '../walk';

/** Two years that follow each other: 2024-2025, 2024–25, 2024/2025, 2024 to 2025; never a day. */
const yearPattern = /(?<![\d-])(20\d\d)\s?(?:[-–—/]|to)\s?(20\d\d|\d\d)(?!\d|-\d)/g;

/** The school years in a text, as they are written there. */
export function schoolYearsIn(text: string): string[] {
  return [...text.matchAll(yearPattern)]
    .filter(([, first, second]) => Number(second) % 100 === (Number(first) + 1) % 100)
    .map(([year]) => year);
}

/** The school year stands in `school.ts` alone, and nothing speaks of another one. */
export function checkSchoolYear(content: Content): Finding[] {
  const { schoolYear } = content.value<School>('school');
  const typed = content.modules.flatMap(({ name, source }) =>
    literals(source)
      .filter(({ field }) => !isHome(name, field))
      .flatMap(({ text, line }) =>
        schoolYearsIn(text).map((year) => ({
          file: source.file,
          line,
          sentence: mixed(year, schoolYear),
        })),
      ),
  );
  const places = new Set(typed.map(({ file, line }) => `${file}:${line}`));
  // A year can also be put together of pieces, which only the finished text shows.
  const composed = content.modules.flatMap(({ name, value }) =>
    texts(value)
      .filter(({ field }) => !isHome(name, field))
      .flatMap(({ value: text, path }) =>
        schoolYearsIn(text)
          .filter((year) => year !== schoolYear)
          .map((year) => content.finding(name, path, mixed(year, schoolYear))),
      ),
  );
  return [...typed, ...composed.filter(({ file, line }) => !places.has(`${file}:${line}`))];
}

/** The two fields whose value is a school year: the current one, and the one of the prices. */
function isHome(module: string, field: string | undefined): boolean {
  return (
    (module === 'school' && field === 'schoolYear') ||
    (module === 'tuition' && field === 'pricesFor')
  );
}

function mixed(year: string, schoolYear: string): string {
  const what =
    year === schoolYear
      ? `the school year ${year} is typed here, and would stay when the year changes`
      : `this speaks of ${year}, but the school year is ${schoolYear} (content/school.ts)`;
  return `${what}: write \${school.schoolYear} in its place, and back-ticks (\`) around the text.`;
}

/** The prices were set for the current year; if not, every price and date is to be looked at. */
export function checkPricesFor(content: Content): Finding[] {
  const { schoolYear } = content.value<School>('school');
  const { pricesFor } = content.value<Tuition>('tuition');
  if (pricesFor === schoolYear) return [];
  const again = (name: string, path: PropertyKey[], value: unknown) =>
    content.finding(name, path, `look again: “${fieldName(path)}” is ${String(value)}.`);
  return [
    content.finding(
      'tuition',
      ['pricesFor'],
      `the prices were set for ${pricesFor}, but the school year is now ${schoolYear} ` +
        '(content/school.ts). Go through the lines that say “look again”, correct what has changed, ' +
        `and then write pricesFor: '${schoolYear}'.`,
    ),
    ...content.modules.flatMap(({ name, value }) => [
      ...numbers(value)
        .filter(({ field }) => /^(price|amount|weeks|\w+Weeks)$/.test(field))
        .map((leaf) => again(name, leaf.path, leaf.value)),
      ...texts(value)
        .filter((leaf) => /^\d{4}-\d\d-\d\d$/.test(leaf.value) || leaf.field === 'hours')
        .map((leaf) => again(name, leaf.path, leaf.value)),
    ]),
  ];
}
