import { formatAge } from '../../content/format/ages';
import { inMonths, type Age } from '../../content/schema/parts/ages';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { hrefsIn, isPhotoKey, type Leaf } from '../../content/schema/explain/leaves';
import { insteadOfLink } from '../../content/schema/parts/services';
import { linkPattern } from '../../content/shared/link-pattern';
import type { ListedPhoto } from '../pictures/photo';
import { isPublished } from './published';
import { wrongWeekdays } from './weekdays';
import { neededModules, type ContentModules } from './content-modules';

type Photos = Record<string, ListedPhoto>;

/**
 * Finds what's worth a look but may be right.
 *
 * @param today the date at the school, like `2024-10-05`
 */
export function warnings(
  content: ContentModules,
  shown: Leaf[],
  today: string,
  photos: Photos,
): Diagnostic[] {
  return [
    ...endOfYear(content, today),
    ...pastDates(content, shown, today),
    ...otherYears(content, shown),
    ...wrongWeekdays(content, shown),
    ...unpublishedPages(content),
    ...agesWithoutProgram(content),
    ...nothingComing(content, shown),
    ...foreignMarks(shown),
    ...linksNotForFamilies(shown),
    ...smallPhotos(shown, photos),
  ].map((diagnostic) => ({ ...diagnostic, severity: 'warning' as const }));
}

/** Finds ages of the school that are a year or more from every program's, if each program has ages. */
function agesWithoutProgram({ school, programs }: ContentModules): Diagnostic[] {
  const ages = programs.list.flatMap((program) => program.ages ?? []);
  if (ages.length < programs.list.length) return [];
  const gap = (younger: Age, older: Age) => inMonths(older) - inMonths(younger);
  const [first] = ages.map(({ from }) => from).sort((a, b) => inMonths(a) - inMonths(b));
  const [last] = ages.map(({ to }) => to).sort((a, b) => inMonths(b) - inMonths(a));
  const { from, to } = school.ages;
  return [
    {
      end: 'from',
      age: from,
      gap: gap(from, first!),
      why: `the first begins at ${formatAge(first!)}`,
    },
    { end: 'to', age: to, gap: gap(last!, to), why: `the last ends at ${formatAge(last!)}` },
  ]
    .filter(({ gap }) => gap >= 12)
    .map(({ end, age, why }) => {
      const message = `no program is for children of ${formatAge(age)}, because ${why}: correct the school’s ages, which pages print.`;
      return at(['school', 'ages', end], message);
    });
}

/** Finds photos too small for their places. Portraits may be smaller. */
function smallPhotos(shown: Leaf[], photos: Photos): Diagnostic[] {
  return Object.entries(photos)
    .map(([key, { width }]) => {
      const uses = shown.filter((leaf) => isPhotoKey(leaf) && leaf.value === key);
      // For an unused photo, this is -Infinity.
      const needed = Math.max(...uses.map(({ is }) => (is === 'portrait' ? 360 : 1200)));
      return { key, width, needed };
    })
    .filter(({ width, needed }) => width < needed)
    .map(({ key, width, needed }) => {
      const message = `this photo is ${width} pixels wide, and needs ${needed} to look sharp: use the camera’s original file if you have it.`;
      return at(['photos', key], message);
    });
}

/** Lists pages without a row, except custom pages, whose code imports their file. */
function unpublishedPages(content: ContentModules): Diagnostic[] {
  const files = Object.keys(content)
    .filter((name) => !isPublished(name, content) && !neededModules.includes(name))
    .map((name) => `content/${name}.ts`);
  const message = `no row publishes ${files.join(', ')}: add a row with the file’s name as its path, or remove the file.`;
  return files.length ? [at(['pages', 'rows'], message)] : [];
}

/** Matches two years, like 2024-2025, 2024–25, 2024/2025 or 2024 to 2025, and a day that makes them a date. */
const twoYears = /\b(20\d\d)\s?(?:[\p{Pd}−/]|to)\s?(20\d\d|\d\d)\b(-\d)?/gu;

/** Finds school years in texts and documents that aren't the current one. */
function otherYears(content: ContentModules, shown: Leaf[]): Diagnostic[] {
  const { schoolYear } = content.school;
  const start = `the school year is ${schoolYear}. If you mean the current year,`;
  const ofDocument = 'upload the new document to public/files/, and write its name here.';
  const ofText = 'write ${facts.schoolYear} instead, and put back-ticks (`) around the text.';
  const elsewhere = shown.filter(({ path }) => path[0] !== 'school');
  return elsewhere.flatMap((leaf) =>
    [...leaf.value.replaceAll('%20', ' ').matchAll(twoYears)]
      .filter(
        ([, first, second, day]) => !day && Number(second) % 100 === (Number(first) + 1) % 100,
      )
      .filter(([year]) => leaf.is !== 'schoolYear' && year !== schoolYear)
      .map(([year]) => {
        const isDocument = hrefsIn(leaf).some((href) => href.includes(year));
        return at(leaf.path, `this says ${year}, and ${start} ${isDocument ? ofDocument : ofText}`);
      }),
  );
}

/** If every program is open, finds texts that still announce one. */
function nothingComing(content: ContentModules, shown: Leaf[]): Diagnostic[] {
  const { labels, list } = content.programs;
  const label = labels.comingSoon.toLowerCase();
  if (list.some(({ comingSoon }) => comingSoon)) return [];
  return shown
    .filter(({ path }) => path[0] !== 'programs' || path[1] !== 'labels')
    .filter(({ value }) => value.toLowerCase().includes(label))
    .map(({ path }) =>
      at(
        path,
        `this says “${labels.comingSoon}”, and no program has comingSoon: true anymore: is it still right?`,
      ),
    );
}

/** Other editors' markup. */
const foreignMarkForms = {
  bold: /(\*\*|__|~~)\S.*?\1/,
  italic: /(?:^|[\s(“])([*_])\S([^*_]*\S)?\1(?=[\s).,;:!?”]|$)/,
  htmlCharacter: /&(#\w+|[a-z]{2,}\d*);/i,
  htmlElement: /<\/?[a-z][^<>]*>/i,
  headingOrItem: /^(#{1,6}|[-•]) .{0,20}/,
  escapedDollar: /\$\$\d\S*/,
  bareAddress: /(https?:\/\/|www\.)\S+/i,
};

/** Finds other editors' markup, which pages print as is. */
function foreignMarks(shown: Leaf[]): Diagnostic[] {
  return shown.flatMap(({ is, path, value }) => {
    // Pages don't print links, dates or the keys of photos.
    if (is && is !== 'description') return [];
    // An address can be the text of its link.
    const words = value.replace(linkPattern, (_, own: string) => own.replace(/https?:|www\./g, ''));
    const marks = Object.values(foreignMarkForms).map((form) => form.exec(words)?.[0]);
    const mark = marks.find(Boolean);
    if (!mark) return [];
    const message = `“${mark.trim()}” is printed as it is: write plain words, { list: ['…'] } for a list, and [words](address) for a link.`;
    return at(path, message);
  });
}

/** Finds links to a form's editor and links wrapped by another service. */
function linksNotForFamilies(shown: Leaf[]): Diagnostic[] {
  return shown.flatMap((leaf) =>
    hrefsIn(leaf).flatMap((href) => {
      const instead = insteadOfLink(href);
      return instead ? at(leaf.path, `${href} is not for families: write ${instead}.`) : [];
    }),
  );
}

/** Finds past dates: one message for dates.ts, and days in other files. */
function pastDates({ dates }: ContentModules, shown: Leaf[], today: string): Diagnostic[] {
  const notices = dates.notices.map(({ until }, index) => {
    return { name: `the notice until ${until}`, until, path: ['dates', 'notices', index, 'until'] };
  });
  const events = dates.events.map(({ name, date, until = date }, index) => {
    return { name: `“${name}”`, until, path: ['dates', 'events', index, 'date'] };
  });
  const past = [...notices, ...events].filter(({ until }) => until < today);
  const names = past.map(({ name }) => name).join(', ');
  const gone =
    past.length === 1
      ? 'is past and no longer appears on the site: remove it.'
      : 'are past and no longer appear on the site: remove them.';
  const inDates = past.slice(0, 1).map(({ path }) => at(path, `${names} ${gone}`));
  const days = shown
    .filter(({ is, path, value }) => is === 'day' && path[0] !== 'dates' && value < today)
    .map(({ path, value }) => at(path, `${value} is past: remove it, or write the next date.`));
  return [...inDates, ...days];
}

/** Warns that the school year ends (from June 1) or is over (from August 1). */
function endOfYear(
  { school: { sample, schoolYear } }: ContentModules,
  today: string,
): Diagnostic[] {
  const lastYear = schoolYear.slice(5);
  // The sample keeps its year.
  if (sample || today < `${lastYear}-06-01`) return [];
  const isOver = today >= `${lastYear}-08-01`;
  const state = isOver ? 'is over, and every page still shows it' : 'ends this summer';
  const message = `the school year ${schoolYear} ${state}: content/README.md says how a new one begins.`;
  return [at(['school', 'schoolYear'], message)];
}
