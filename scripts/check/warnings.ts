import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { hasSchema } from '../../content/schema/define';
import page from '../../content/schema/page';
import { hrefsIn, isPhotoKey, leaves } from '../../content/schema/leaves';
import { formForFamilies } from '../../content/schema/services';
import { linkForm } from '../../content/schema/text';
import { previewSize, type PhotoOriginal } from '../pictures/photo-files';
import { documentsIn } from './public-files';
import type { ContentModules } from './content-modules';

type Photos = Record<string, PhotoOriginal>;

/**
 * Finds what is worth a look, although it may be right.
 *
 * @param today the date at the school, as `2024-10-05`
 */
export function warnings(content: ContentModules, today: string, photos: Photos): Diagnostic[] {
  const rules = [
    ...[endOfYear, otherYears, pastDates, unlikelyPrices, unpublishedPages],
    ...[otherShortName, nothingComing, withoutBar, foreignMarks, linksToEditors],
  ];
  return [...rules.flatMap((rule) => rule(content, today)), ...smallPhotos(content, photos)].map(
    (diagnostic) => ({ ...diagnostic, severity: 'warning' as const }),
  );
}

/** Finds photos that are too small for the places that show them. A portrait of a person may be smaller. */
function smallPhotos(content: ContentModules, photos: Photos): Diagnostic[] {
  const needed: Record<string, number> = { photo: previewSize.width, portrait: 360 };
  const shown = leaves(content).filter(isPhotoKey);
  return Object.values(photos).flatMap(({ key, width }) => {
    const uses = shown.flatMap(({ is, value }) => (value === key ? needed[String(is)]! : []));
    const least = Math.max(...uses);
    const message = `this photo is ${width} pixels wide, and needs ${least} to look sharp: use the camera’s original file if you have it.`;
    return width < least ? at(['photos', key], message) : [];
  });
}

function unpublishedPages(content: ContentModules): Diagnostic[] {
  return Object.keys(content)
    .filter((id) => hasSchema(page, content[id]))
    .filter((id) => content.pages.pages.every((row) => row.id !== id))
    .map((id) => {
      const message = `no row of content/pages.ts publishes this page: add one with path: '/${id}', or remove the file.`;
      return at([id], message);
    });
}

/** Matches a school year, such as 2024-2025, 2024–25, 2024/2025 or 2024 to 2025, but no date. */
const yearPattern = /(?<![\d-])(20\d\d)\s?(?:[\p{Pd}−/]|to)\s?(20\d\d|\d\d)(?!\d|-\d)/gu;

function otherYears({ school, ...rest }: ContentModules): Diagnostic[] {
  const start = `the school year is ${school.schoolYear}. If you mean the current year,`;
  const ofDocument = 'upload the new document to public/files/, and write its name here.';
  const ofText = 'write ${facts.schoolYear} instead, and put back-ticks (`) around the text.';
  return leaves(rest).flatMap((leaf) =>
    [...leaf.value.replaceAll('%20', ' ').matchAll(yearPattern)]
      .filter(([, first, second]) => Number(second) % 100 === (Number(first) + 1) % 100)
      .filter(([year]) => leaf.is !== 'schoolYear' && year !== school.schoolYear)
      .map(([year]) => {
        const isDocument = documentsIn(leaf).some((name) => name.includes(year));
        return at(leaf.path, `this says ${year}, and ${start} ${isDocument ? ofDocument : ofText}`);
      }),
  );
}

/** Finds a short name that has neither words nor initials of the name, as the sample’s does in another school. */
function otherShortName({ school }: ContentModules): Diagnostic[] {
  const [name, shortName] = [school.name, school.shortName].map((each) => each.toLowerCase());
  const letters = shortName!.replace(/\P{L}/gu, '');
  const initials = [
    name!.replace(/(?<=[\p{L}’])\p{L}|\P{L}/gu, ''),
    school.name.replace(/\P{Lu}/gu, ''),
  ];
  const isInitials = initials.some((each) => each.toLowerCase().includes(letters));
  if (isInitials || shortName!.split(' ').every((word) => name!.includes(word))) return [];
  const message = `“${school.shortName}” is no part of “${school.name}”: is it your school’s short name?`;
  return [at(['school', 'shortName'], message)];
}

/** If every program is open, finds the texts that still announce one. */
function nothingComing({ programs, ...rest }: ContentModules): Diagnostic[] {
  const { labels, ...words } = programs;
  const label = labels.comingSoon.toLowerCase();
  if (words.programs.some(({ comingSoon }) => comingSoon)) return [];
  return leaves({ ...rest, programs: words })
    .filter(({ value }) => value.toLowerCase().includes(label))
    .map(({ path }) =>
      at(
        path,
        `this says “${labels.comingSoon}”, and no program has comingSoon: true any more: is it still right?`,
      ),
    );
}

/** Matches what other editors mean by **this**, _this_, &this;, <this>, “# This” and “- This”, and a whole address. */
const foreignMark =
  /(\*\*|__|~~)\S.*?\1|(?<![\p{L}\d*_])([*_])\S([^*_]*\S)?\2(?![\p{L}\d])|&(#\w+|[a-z]{2,}\d*);|<\/?[a-z][^<>]*>|^(#{1,6}|[-•]) .{0,20}|\$\$\d\S*|(https?:\/\/|www\.)\S+/iu;

/** Finds the marks of other editors, which are printed as they are. */
function foreignMarks(content: ContentModules): Diagnostic[] {
  return leaves(content).flatMap(({ is, path, value }) => {
    if (is && is !== 'description') return [];
    // An address may be the words of a link to it.
    const words = value.replace(linkForm, (_, own: string) => own.replace(/https?:|www\./g, ''));
    const [mark] = foreignMark.exec(words) ?? [];
    const message = `“${mark}” is printed as it is: write plain words, { list: ['…'] } for a list, and [words](address) for a link.`;
    return mark ? at(path, message) : [];
  });
}

/** Finds links to where the school edits a form. */
function linksToEditors(content: ContentModules): Diagnostic[] {
  return leaves(content).flatMap((leaf) =>
    hrefsIn(leaf).flatMap((href) => {
      const instead = formForFamilies(href);
      return instead ? at(leaf.path, `families cannot open ${href}: write ${instead}.`) : [];
    }),
  );
}

/** Finds prices that, per day, are far from all others of their program, or else an amount far above all others. */
function unlikelyPrices({ tuition }: ContentModules): Diagnostic[] {
  const far = farPrices(tuition);
  const amounts = leaves({ tuition }).filter(({ is }) => is === 'amount');
  const [first, second] = amounts.toSorted((a, b) => Number(b.value) - Number(a.value));
  if (far.length || !second || Number(first!.value) <= 10 * Number(second.value)) return far;
  return [at(first!.path, `${first!.value} is more than ten times any other amount: is it right?`)];
}

function farPrices(tuition: ContentModules['tuition']): Diagnostic[] {
  return tuition.programs.flatMap(({ prices }, group) =>
    prices.flatMap((row, index) => {
      const perDay = ({ price, days }: typeof row) => price / days;
      // A free schedule is meant to be far from the others.
      const others = prices.filter((each) => each !== row && each.price && row.price);
      const times = others.map((each) => perDay(row) / perDay(each));
      const isFar = times.every((each) => each > 2) || times.every((each) => each < 0.5);
      const message = `${row.price} is far from all other prices of this program: is it right?`;
      const path = ['tuition', 'programs', group, 'prices', index, 'price'];
      return times.length && isFar ? [at(path, message)] : [];
    }),
  );
}

/** Finds programs whose ages are unknown, so that neither the chart nor the answer to an age names them. */
function withoutBar({ programs: { programs } }: ContentModules): Diagnostic[] {
  return programs.flatMap(({ name, ages, lastYearOf }, index) => {
    const message = `the chart of ages and its answers leave out “${name}”: add its ages, like ages: { from: { years: 5 }, to: { years: 9 } }.`;
    return ages || lastYearOf ? [] : at(['programs', 'programs', index, 'name'], message);
  });
}

function pastDates({ dates }: ContentModules, today: string): Diagnostic[] {
  const gone = 'is past and no longer appears on the site: remove it.';
  const notices = dates.notices.flatMap(({ until }, index) => {
    const path = ['dates', 'notices', index, 'until'];
    return until < today ? at(path, `the notice until ${until} ${gone}`) : [];
  });
  const events = dates.events.flatMap(({ name, date, until = date }, index) => {
    const path = ['dates', 'events', index, 'date'];
    return until < today ? at(path, `“${name}” ${gone}`) : [];
  });
  return [...notices, ...events];
}

/** Warns that the school year is about to end (from June 1) or is over (from August 1). */
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
