/**
 * What must hold between the modules of `content/`, for any school: `npm run check` tells it with
 * file and line. What one value tells by itself stands in its shape in schema.ts.
 */
import { z } from 'zod';
import { areFresh, isOver } from './days';
import { fieldName } from './define';
import { leaves } from './leaves';
import type { datesSchema, pagesSchema, photosSchema, programsSchema } from './schema';
import type { School, Tuition } from './schema';

/** Every module's value under its file's name; what the rules ask of is spelled out. */
type Content = Record<string, unknown> & {
  school: School;
  tuition: Tuition;
  programs: z.output<typeof programsSchema>;
  photos: z.output<typeof photosSchema>;
  pages: z.output<typeof pagesSchema>;
  dates: z.output<typeof datesSchema>;
};

/** Something amiss; its path begins with the module's name, and its sentence is whole. */
interface Problem {
  path: PropertyKey[];
  sentence: string;
}

type Rule = (content: Content, today: string) => Problem[];

/** These stop a build: the site would be wrong. */
const mistakes: Rule[] = [unknownPhotos, deadLinks, unknownPrograms, pricesOfAnotherYear];

/** These are only printed, because each of them can be wrong about a true sentence. */
const doubts: Rule[] = [
  idlePhotos,
  otherYears,
  otherPrices,
  goneDates,
  goneProgramNames,
  gaps,
  endOfYear,
];

/**
 * The shape of the whole content: every module's value by its name. An issue whose
 * `params.isWarning` is true never stops anything.
 *
 * @param today the day at the school, as `2024-10-05`
 */
export function contentRules(today: string) {
  return z.custom<Content>().superRefine((content, context) => {
    for (const rule of [...mistakes, ...doubts]) {
      const params = { isWarning: doubts.includes(rule) };
      for (const { path, sentence } of rule(content, today)) {
        context.addIssue({ code: 'custom', path, message: sentence, params });
      }
    }
  });
}

/** Every picture that content names has a row. */
function unknownPhotos({ photos, ...rest }: Content): Problem[] {
  return leaves<string>(rest, 'string')
    .filter(({ field, value }) => field === 'photo' && !Object.hasOwn(photos, value))
    .map(({ path, value }) => ({
      path,
      sentence:
        `content/photos.ts has no picture called “${value}”: it has ` +
        `${Object.keys(photos).join(', ')}. Correct the name, or add a row.`,
    }));
}

function idlePhotos({ photos, ...rest }: Content): Problem[] {
  const used = leaves<string>(rest, 'string').filter(({ field }) => field === 'photo');
  return Object.keys(photos)
    .filter((key) => !used.some(({ value }) => value === key))
    .map((key) => ({
      path: ['photos', key],
      sentence: `no page shows “${key}”: use it, or take away this row and content/photos/${key}.jpg.`,
    }));
}

/** A link to a page leads to a row of pages.ts; files and anchors are asked of the finished site. */
function deadLinks(content: Content): Problem[] {
  const paths = new Set(content.pages.map(({ path }) => path));
  return leaves<string>(content, 'string').flatMap(({ path, field, value }) => {
    const links = [...value.matchAll(/\]\((\/[^)#?]*)/g)].map(([, link = '']) => link);
    if (field === 'href') links.push(value.split(/[#?]/)[0] ?? '');
    return links
      .filter((link) => link.startsWith('/') && !link.includes('.') && !paths.has(link))
      .map((link) => ({
        path,
        sentence: `the link leads to ${link}, and there is no such page: the pages’ addresses are in content/pages.ts.`,
      }));
  });
}

/** What is priced or has open places is a program. */
function unknownPrograms({ programs, tuition, dates }: Content): Problem[] {
  const ids = programs.programs.map(({ id }) => id);
  const names = leaves<string>([programs.programs, tuition.programs, tuition.offers], 'string')
    .filter(({ field }) => ['id', 'name', 'alsoCalled'].includes(field))
    .map(({ value }) => value.toLowerCase());
  return [
    ...tuition.programs.flatMap(({ program }, index) =>
      ids.includes(program)
        ? []
        : {
            path: ['tuition', 'programs', index, 'program'],
            sentence: `programs.ts has no program with the id “${program}”: it has ${ids.join(', ')}.`,
          },
    ),
    ...(dates.openings?.programs ?? []).flatMap(({ program }, index) =>
      names.includes(program.toLowerCase())
        ? []
        : {
            path: ['dates', 'openings', 'programs', index, 'program'],
            sentence:
              `no program is called “${program}”: it must be one of ` +
              `${programs.programs.map(({ name }) => name).join(', ')}.`,
          },
    ),
  ];
}

/** The prices were set for the current year; if not, every price and date is to be looked at. */
function pricesOfAnotherYear(content: Content): Problem[] {
  const { schoolYear } = content.school;
  const { pricesFor } = content.tuition;
  if (pricesFor === schoolYear) return [];
  const again = leaves<string | number>(content).filter(({ path: [module], field, value }) =>
    typeof value === 'number'
      ? module === 'tuition' && !/^(days|count|months|years)$/.test(field)
      : /^(hours|time)$/.test(field) || /^\d{4}-\d\d-\d\d$/.test(value),
  );
  return [
    {
      path: ['tuition', 'pricesFor'],
      sentence:
        `the prices were set for ${pricesFor}, but the school year is now ${schoolYear} ` +
        '(content/school.ts). Go through the lines that say “look again”, correct what has changed, ' +
        `and then write pricesFor: '${schoolYear}'.`,
    },
    ...again.map(({ path, value }) => ({
      path,
      sentence: `look again: “${fieldName(path.slice(1))}” is ${value}.`,
    })),
  ];
}

/** Two years that follow each other: 2024-2025, 2024–25, 2024/2025, 2024 to 2025; never a day. */
const yearPattern = /(?<![\d-])(20\d\d)\s?(?:[-–—/]|to)\s?(20\d\d|\d\d)(?!\d|-\d)/g;

function otherYears({ school, ...rest }: Content): Problem[] {
  return leaves<string>(rest, 'string').flatMap(({ path, field, value }) =>
    [...value.matchAll(yearPattern)]
      .filter(([, first, second]) => Number(second) % 100 === (Number(first) + 1) % 100)
      .filter(([year]) => field !== 'pricesFor' && year !== school.schoolYear)
      .map(([year]) => ({
        path,
        sentence:
          `this speaks of ${year}, and the school year is ${school.schoolYear}. Where the current one ` +
          'is meant, write ${school.schoolYear} in its place, and back-ticks (`) around the text.',
      })),
  );
}

function otherPrices(content: Content): Problem[] {
  const prices = leaves<number>(content.tuition, 'number')
    .filter(({ field }) => !/^(days|count|months|years|payments|\w*weeks)$/i.test(field))
    .map(({ value }) => value);
  const sums = /\$\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?) dollars\b/g;
  return leaves<string>(content, 'string').flatMap(({ path, value }) =>
    [...value.matchAll(sums)]
      .filter(([, sum, spelled]) => {
        return !prices.includes(Number((sum ?? spelled ?? '').replaceAll(',', '')));
      })
      .map(([sum]) => ({
        path,
        sentence:
          `${sum.trim()} is none of the prices in content/tuition.ts. Where a price is meant, correct ` +
          'it, or better, leave the sum out and link to [tuition](/tuition).',
      })),
  );
}

function goneDates({ dates }: Content, today: string): Problem[] {
  const past = dates.openHouses.flatMap(({ date }, index) => {
    const sentence = `the open house of ${date} is past, and no page shows it any more: take it out.`;
    return date < today ? [{ path: ['dates', 'openHouses', index, 'date'], sentence }] : [];
  });
  if (!dates.openings) return past;
  const { asOf } = dates.openings;
  const sentence =
    `the open places are those of ${asOf}, and no page shows them ` +
    `${today < asOf ? 'before that day' : 'a month later'}: bring them up to date, or take them out.`;
  return areFresh(asOf, today)
    ? past
    : [...past, { path: ['dates', 'openings', 'asOf'], sentence }];
}

/** What may stand for words that are missing, or be printed as it is; both may be meant. */
function gaps(content: Content): Problem[] {
  return leaves<string>(content, 'string').flatMap(({ path, value }) => {
    const [mark] = /\b(TBD|TBA|X{3,})\b|\*\*|<\/?[a-z]+>/.exec(value) ?? [];
    const sentence = `“${mark}” is printed as it stands here: is that meant?`;
    return mark ? [{ path, sentence }] : [];
  });
}

/** What Montessori schools call their programs, where no list knows the ones they have closed. */
const usualNames =
  /\b(Infants?|Nido|Toddlers?|Primary|Children[’']s House|Kindergarten|(?:Lower |Upper )?Elementary|Middle School|Adolescents?|Playgroup|Theater)\b/gi;

function goneProgramNames({ pages, programs, tuition, school }: Content): Problem[] {
  const spoken = leaves<string>([programs, tuition.programs], 'string')
    .filter(({ field }) => ['name', 'alsoCalled', 'ages'].includes(field))
    .map(({ value }) => value)
    .concat(school.name, school.description)
    .join('\n')
    .toLowerCase();
  return pages.flatMap(({ description }, index) => {
    const names = [...description.matchAll(usualNames)].map(([name]) => name);
    return names
      .filter((name) => !spoken.includes(name.toLowerCase().replace(/s$/, '')))
      .map((name) => ({
        path: ['pages', index, 'description'],
        sentence: `“${name}” is named here, and programs.ts has no program of that name: does the school still offer it?`,
      }));
  });
}

/** From June on the school year is about to end, from August on it has. */
function endOfYear({ school: { schoolYear } }: Content, today: string): Problem[] {
  const path = ['school', 'schoolYear'];
  const remedy = 'content/README.md says how a new one begins.';
  if (isOver(schoolYear, today)) {
    const sentence = `the school year ${schoolYear} is over, and every page still speaks of it: ${remedy}`;
    return [{ path, sentence }];
  }
  if (today < `${schoolYear.slice(5)}-06-01`) return [];
  return [{ path, sentence: `the school year ${schoolYear} ends this summer: ${remedy}` }];
}
