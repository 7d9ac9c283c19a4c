import { counted } from '../../content/format/counted';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Leaf } from '../../content/schema/explain/leaves';
import type { CheckInput } from './check-input';
import { writtenText } from './source';
import { datesIn, type WrittenDate } from './written-dates';

/**
 * Finds prices, dates, weekdays and school years of another year. Until `pricesFor` is the school year, whatever a new
 * year may change is a mistake to look at again. After that, only what's certainly old is a warning.
 */
export function wrongYears(input: CheckInput): Diagnostic[] {
  const { school, tuition } = input.content;
  // The sample keeps its year.
  if (school.sample) return [];
  const isReviewed = tuition.pricesFor === school.schoolYear;
  return [
    ...(isReviewed ? [] : valuesToReview(input)),
    ...[...endOfYear(input), ...pastDays(input), ...wrongTexts(input, isReviewed)].map(
      (each): Diagnostic => ({ severity: 'warning', ...each }),
    ),
  ];
}

/** One message for the prices of each file and one for its days before the new school year. */
function valuesToReview({ content, published, today }: CheckInput): Diagnostic[] {
  const { schoolYear } = content.school;
  const { pricesFor } = content.tuition;
  const message =
    `the prices were set for ${pricesFor}, but the school year is now ${schoolYear} (content/school.ts). ` +
    'Go through the lines that say “look again” and through the hours, and correct what has changed. ' +
    `Then write pricesFor: '${schoolYear}'.`;
  const isOldDay = ({ type, value }: Leaf) =>
    type === 'day' && value >= today && value < `${parseInt(schoolYear)}-08-01`;
  const leaves = {
    price: published.filter(({ type }) => type === 'amount'),
    // Past days have their own warning.
    day: published.filter(isOldDay),
  };
  const inEachFile = Object.entries(leaves).flatMap(([noun, all]) =>
    [...new Set(all.map(({ path }) => path[0]))].map((name) => {
      const { length, 0: first } = all.filter(({ path }) => path[0] === name);
      return at(first!.path, `look again at ${counted(length, noun)} in this file.`);
    }),
  );
  return [at(['tuition', 'pricesFor'], message), ...inEachFile];
}

/** Two years, like 2024-2025, 2024–25, 2024/2025 or 2024 to 2025, but not a date. */
const twoYears = /\b(20\d\d)(?:\s|%20)?(?:[\p{Pd}−/]|to)(?:\s|%20)?(20\d\d|\d\d)\b(?!-\d)/gu;
const number = String.raw`\d+(?:[,.\s]\d{3})*(?:[.,]\d\d?)?(?!\d)`;
/** A sum: `$80`, `448,80 $`. */
const sum = new RegExp(String.raw`\p{Sc}\s?${number}|${number}\s?\p{Sc}(?!\s?\d)`, 'gu');
/** A year and the words before it. */
const wordsWithYear = /[^.[(\0]{0,40}\b(20\d\d)\b[\w.-]*/g;
const blank = (words: string) => '\0'.repeat(words.length);

/** One message for each text that names another year, or a weekday that its date doesn't have. */
function wrongTexts(input: CheckInput, isReviewed: boolean): Diagnostic[] {
  const { schoolYear, locale } = input.content.school;
  const setIn = parseInt(input.content.tuition.pricesFor);
  const beginsIn = parseInt(schoolYear);
  const isOld = ({ year, month, days, weekdays, isSummer }: WrittenDate) => {
    const isBefore = !year || year < beginsIn || (year === beginsIn && month < 8);
    if (!isReviewed || !isBefore) return isBefore;
    // Older ones are history, and in the year when the school year begins, a letter may have been written.
    if (year !== beginsIn) return year === beginsIn - 1 && (isSummer || days.length > 0);
    const day = new Date(Date.UTC(year, month - 1, days[0] ?? 31)).toISOString();
    return (isSummer || weekdays.length > 0) && day < input.today;
  };
  return input.published.flatMap(({ type, path, value }): Diagnostic | [] => {
    if (type && type !== 'href' && type !== 'alt') return [];
    // Without its facts, because those are found where they are written.
    const text = writtenText(input.sources, path) ?? (isReviewed ? value : '');
    const schoolYears = [...text.matchAll(twoYears)].filter(
      ([, first, second]) => Number(second) % 100 === (Number(first) + 1) % 100,
    );
    const otherYears = schoolYears.flatMap(([words, first]) =>
      Number(first) === beginsIn ? [] : words,
    );
    const page = input.content.pages.rows.find(({ id }) => id === path[0]);
    const withoutYears = schoolYears.reduce((all, [words]) => all.replace(words, blank), text);
    const { dates, rest } = datesIn(withoutYears, page?.lang ?? locale);
    const old = [...otherYears, ...dates.filter(isOld).map(({ words }) => words)];
    if (!isReviewed) {
      const years = [...rest.replace(sum, blank).matchAll(wordsWithYear)]
        .filter(([, year]) => Number(year) >= setIn && Number(year) <= beginsIn)
        .map(([words]) => words.trim());
      old.push(...(rest.match(sum) ?? []), ...years);
    }
    const says = `this says “${old.join('”, “')}”`;
    if (old.length && !isReviewed)
      return { ...at(path, `look again: ${says}.`), severity: 'mistake' };
    if (old.length) {
      const remedy =
        'If you mean this year, write the new date, or ${facts.schoolYear} for the year.';
      return at(path, `${says}, and the school year is ${schoolYear}. ${remedy}`);
    }
    const wrong = dates.flatMap((date) => wrongWeekday(date, beginsIn) ?? []);
    return wrong.length
      ? at(path, `this says ${wrong.join(', and ')}. Correct the day or the date.`)
      : [];
  });
}

/** What's wrong with a date's weekdays, in its year or in the school year that begins in `beginsIn`. */
function wrongWeekday({ words, year, month, days, weekdays }: WrittenDate, beginsIn: number) {
  // “Monday to Friday, September 12” may mean every week.
  if (weekdays.length > days.length) return undefined;
  const inSchoolYear = month === 7 ? [beginsIn, beginsIn + 1] : [beginsIn + Number(month < 7)];
  const right = (year ? [year] : inSchoolYear).map((each) => {
    const moments = weekdays.map((_, index) => new Date(Date.UTC(each, month - 1, days[index])));
    const isRight = moments.every((moment, index) => moment.getUTCDay() === weekdays[index]);
    const names = moments.map((moment) =>
      moment.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }),
    );
    return isRight || `a ${names.join(' and a ')} in ${each}`;
  });
  if (right.includes(true)) return undefined;
  return `“${words}”, which is ${right.join(' and ')}`;
}

/** Lists past days in one message. */
function pastDays({ content: { dates }, today }: CheckInput): Diagnostic[] {
  const notices = dates.notices.map(({ until }, index) => {
    return { name: `the notice until ${until}`, until, path: ['dates', 'notices', index, 'until'] };
  });
  const events = dates.events.map(({ name, date, until = date }, index) => {
    return { name: `“${name}”`, until, path: ['dates', 'events', index, 'date'] };
  });
  const past = [...notices, ...events].filter(({ until }) => until < today);
  const names = past.map(({ name }) => name).join(', ');
  const message = `the site no longer shows what is past. Remove ${names}.`;
  return past.slice(0, 1).map(({ path }) => at(path, message));
}

/** Warns that the school year ends (from June 1) or is over (from August 1). */
function endOfYear({ content: { school }, today }: CheckInput): Diagnostic[] {
  const { schoolYear } = school;
  const lastYear = schoolYear.slice(5);
  if (today < `${lastYear}-06-01`) return [];
  const isOver = today >= `${lastYear}-08-01`;
  const state = isOver ? 'is over, and every page still shows it' : 'ends this summer';
  const message = `the school year ${schoolYear} ${state}. content/README.md says how a new one begins.`;
  return [at(['school', 'schoolYear'], message)];
}
