import { factsOf } from '../../content/format/facts';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { hrefsIn, isPhotoKey } from '../../content/schema/explain/leaves';
import { linkPattern } from '../../content/shared/link-pattern';
import { isPublished, neededModules } from './content-modules';
import type { CheckInput } from './check-input';
import { wrongWeekdays } from './weekdays';

/** Rules about years and dates. */
const rulesOfYear = [endOfYear, pastDates, otherYears, wrongWeekdays];

const rules = [unpublishedPages, foreignMarkup, smallPhotos, repeatedPeriods];

/** Finds what's worth a look but may be right. */
export function warnings(input: CheckInput): Diagnostic[] {
  // The sample keeps its year.
  const all = input.content.school.sample ? rules : [...rulesOfYear, ...rules];
  return all
    .flatMap((rule) => rule(input))
    .map((diagnostic) => ({ ...diagnostic, severity: 'warning' }));
}

/** Finds sentences that add a period to the lowest price, which already has one. */
function repeatedPeriods({ content: { school, tuition }, published }: CheckInput): Diagnostic[] {
  const { lowestPrice } = factsOf(school, tuition);
  return published.flatMap(({ path, value }) => {
    const [, after = ''] = value.split(lowestPrice);
    const [again] = /^ (an?|per) (day|week|month|term|year)\b/.exec(after) ?? [];
    return again ? at(path, `this prints “${lowestPrice}${again}”. Delete “${again.trim()}”.`) : [];
  });
}

/** Finds photos too small for their places. Portraits may be smaller. */
function smallPhotos({ published, photos }: CheckInput): Diagnostic[] {
  return Object.entries(photos).flatMap(([key, { width }]) => {
    const uses = published.filter((leaf) => isPhotoKey(leaf) && leaf.value === key);
    const needed = uses.some(({ type }) => type !== 'portrait') ? 1200 : 360;
    if (!uses.length || width >= needed) return [];
    const message = `this photo is ${width} pixels wide, and needs ${needed} to look sharp: use the camera’s original file if you have it.`;
    return at(['photos', key], message);
  });
}

/** Lists pages without a row, except custom pages, whose code imports their file. */
function unpublishedPages({ content }: CheckInput): Diagnostic[] {
  const files = Object.keys(content)
    .filter((name) => !isPublished(name, content) && !neededModules.includes(name))
    .map((name) => `content/${name}.ts`);
  const message = `no row publishes ${files.join(', ')}: add a row with the file’s name as its path, or remove the file.`;
  return files.length ? [at(['pages', 'rows'], message)] : [];
}

/** Matches two years, like 2024-2025, 2024–25, 2024/2025 or 2024 to 2025, and a day that makes them a date. */
const twoYears = /\b(20\d\d)\s?(?:[\p{Pd}−/]|to)\s?(20\d\d|\d\d)\b(-\d)?/gu;

/** Finds school years in texts and documents that aren't the current one. */
function otherYears({ content, published }: CheckInput): Diagnostic[] {
  const { schoolYear } = content.school;
  const isOther = ([years, first, second, day]: RegExpExecArray) => {
    const isConsecutive = Number(second) % 100 === (Number(first) + 1) % 100;
    return isConsecutive && !day && years !== schoolYear;
  };
  const elsewhere = published.filter(
    ({ path, type }) => path[0] !== 'school' && type !== 'schoolYear',
  );
  return elsewhere.flatMap((leaf) => {
    const found = [...leaf.value.replaceAll('%20', ' ').matchAll(twoYears)].filter(isOther);
    return found.map(([years]) => {
      const remedy = hrefsIn(leaf).some((href) => href.includes(years))
        ? 'upload the new document to public/files/, and write its name here.'
        : 'write ${facts.schoolYear} instead, and put backticks (`) around the text.';
      const message = `this says ${years}, and the school year is ${schoolYear}. If you mean the current year, ${remedy}`;
      return at(leaf.path, message);
    });
  });
}

/** Other editors' markup. */
const markupPatterns = {
  bold: /(\*\*|__|~~)\S.*?\1/,
  italic: /(?:^|[\s(“])([*_])\S([^*_]*\S)?\1(?=[\s).,;:!?”]|$)/,
  htmlCharacter: /&(#\w+|[a-z]{2,}\d*);/i,
  htmlElement: /<\/?[a-z][^<>]*>/i,
  headingOrItem: /^(#{1,6}|[-•]) .{0,20}/,
  escapedDollar: /\$\$\d\S*/,
  bareAddress: /(https?:\/\/|www\.)\S+/i,
};

/** Finds other editors' markup, which pages print as is. */
function foreignMarkup({ published }: CheckInput): Diagnostic[] {
  return published.flatMap(({ type, path, value }) => {
    // Pages don't print links, dates or the keys of photos.
    if (type && type !== 'alt') return [];
    // An address can be the text of its link.
    const text = value.replace(linkPattern, (_, words: string) =>
      words.replace(/https?:|www\./g, ''),
    );
    const found = Object.values(markupPatterns).map((pattern) => pattern.exec(text)?.[0]);
    const markup = found.find(Boolean);
    if (!markup) return [];
    const message = `“${markup.trim()}” is printed as it is: write plain words, { list: ['…'] } for a list, and [words](address) for a link.`;
    return at(path, message);
  });
}

/** Finds past dates: one message for dates.ts, and days in other files. */
function pastDates({ content: { dates }, published, today }: CheckInput): Diagnostic[] {
  const notices = dates.notices.map(({ until }, index) => {
    return { name: `the notice until ${until}`, until, path: ['dates', 'notices', index, 'until'] };
  });
  const events = dates.events.map(({ name, date, until = date }, index) => {
    return { name: `“${name}”`, until, path: ['dates', 'events', index, 'date'] };
  });
  const past = [...notices, ...events].filter(({ until }) => until < today);
  const names = past.map(({ name }) => name).join(', ');
  const message = `the site no longer shows what is past: remove ${names}.`;
  const inDates = past.slice(0, 1).map(({ path }) => at(path, message));
  const elsewhere = published
    .filter(({ type, path, value }) => type === 'day' && path[0] !== 'dates' && value < today)
    .map(({ path, value }) => at(path, `${value} is past: remove it, or write the next date.`));
  return [...inDates, ...elsewhere];
}

/** Warns that the school year ends (from June 1) or is over (from August 1). */
function endOfYear({ content: { school }, today }: CheckInput): Diagnostic[] {
  const { schoolYear } = school;
  const lastYear = schoolYear.slice(5);
  if (today < `${lastYear}-06-01`) return [];
  const isOver = today >= `${lastYear}-08-01`;
  const state = isOver ? 'is over, and every page still shows it' : 'ends this summer';
  const message = `the school year ${schoolYear} ${state}: content/README.md says how a new one begins.`;
  return [at(['school', 'schoolYear'], message)];
}
