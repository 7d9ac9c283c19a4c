import { at, type Finding } from './finding';
import { pricePeriods } from './format';
import { leaves, type Leaf } from './leaves';
import { languagesOf } from './pages';
import type { Content } from './rules';

/** What pages show of the facts, by module, as patterns of paths: on every page, or in a block. */
const shownBy: Record<string, Record<string, RegExp>> = {
  everyPage: {
    school: /^(officeHours|campuses\.\d+\.(name|officeHours))$/,
    site: /^mainButton\.label$/,
    dates: /^closed$/,
  },
  prices: {
    tuition:
      /^(caption|columns\.\w+|(days|sessions)\.\d+\.(names?|hours)|programs\.\d+\.(name|ages|note|hours\.[\w-]+))$/,
  },
  ageChart: {
    programs:
      /^(labels\.(program|ages|scale|comingSoon)|chart\.heading|programs\.\d+\.(name|agesNote))$/,
  },
  dates: {
    dates: /^(\w+Heading|asOf|saveDates|closed|openings\.programs\.\d+\.\w+|calendar\.\d+\.name)$/,
  },
};

/** Finds texts that pages in another language show and that are not translated. */
export function untranslated(content: Content): Finding[] {
  const { pages } = content;
  const withoutWords = languagesOf(pages)
    .filter((tag) => !content[`${tag}/site`])
    .map((tag) => {
      const row = pages.findIndex(({ lang }) => lang === tag);
      const sentence = `there is no content/${tag}/site.ts with the words of the site in this language: add it (content/README.md, In another language).`;
      return at(['pages', row, 'lang'], sentence);
    });
  return [...withoutWords, ...missingTexts(content, shownTexts)];
}

/** Notices without a translation. They are urgent, so they appear untranslated. */
export function untranslatedNotices(content: Content): Finding[] {
  return missingTexts(content, ({ dates: { notices, calendar } }) => {
    const days = calendar.map(({ noticeFrom, name }) => (noticeFrom ? { name } : {}));
    const texts = leaves<string>({ dates: { notices, calendar: days } }, 'string');
    return texts.filter(({ field }) => /^(text|label|name)$/.test(field));
  });
}

/** The texts that a language does not have, of those that its pages show. */
function missingTexts(
  content: Content,
  shown: (content: Content, pages: object) => Pick<Leaf<string>, 'path' | 'value'>[],
): Finding[] {
  return languagesOf(content.pages).flatMap((tag) => {
    const language = content[`${tag}/site`] as { texts: Record<string, string> } | undefined;
    const pages = Object.entries(content).filter(([name]) => name.startsWith(`${tag}/`));
    return shown(content, Object.fromEntries(pages))
      .filter(({ value }) => /\p{L}/u.test(value))
      .filter(({ value }) => language && !Object.hasOwn(language.texts, value))
      .map(({ path, value }) => {
        const sentence = `pages in the language “${tag}” show “${value}”: add it to “texts” in content/${tag}/site.ts, with its translation.`;
        return at(path, sentence);
      });
  });
}

function shownTexts(content: Content, pages: object) {
  const words = leaves<string>(pages, 'string');
  const blocks = words.flatMap(({ path }) => path.map(String).filter((key) => key in shownBy));
  const shown = ['everyPage', ...new Set(blocks)].flatMap((kind) =>
    Object.entries(shownBy[kind]!).flatMap(([module, pattern]) =>
      leaves<string>({ [module]: content[module] }, 'string').filter(({ path }) =>
        pattern.test(path.slice(1).join('.')),
      ),
    ),
  );
  const photos = words
    .filter(({ field }) => field === 'photo')
    .map(({ value: key }) => ({
      path: ['photos', key, 'alt'],
      value: content.photos[key]?.alt ?? '',
    }));
  const column = { path: ['tuition', 'per'], value: pricePeriods[content.tuition.per].column };
  return [...shown, ...photos, ...(blocks.includes('prices') ? [column] : [])];
}
