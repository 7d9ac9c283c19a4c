import { z } from 'zod';
import { anchor, languageTag, path, photoKey } from './fields';
import { refuse, unique } from './refuse';
import { label, text } from './text';

const row = z.strictObject({
  /**
   * What the site knows the page by, whatever its address: the name of the file with its words, or of
   * its folder in `app/`. Needed only if the address is another word: `id: 'contact'` beside
   * `path: '/talk-to-us'`.
   */
  id: anchor.optional(),
  /** The address, without the domain. */
  path: path.refine(
    (value) => !/\/(index|404)$/.test(value),
    'is an address that the site itself needs: choose another one',
  ),
  /** Addresses that the page had before: `['/contact']`. They lead to the new one. */
  formerly: z.array(path).default([]),
  /** The name in menus, and in “you are here”. */
  name: label(40),
  /** The menu that lists the page. Without it, the header has a link to the page. */
  menu: label(30).optional(),
  /**
   * For search results and browser tabs, different on every page. Search engines show about 60
   * characters, so put what matters first.
   */
  title: text.max(100),
  /**
   * For search results: one or two sentences, different on every page. Search engines show about
   * 160 characters.
   */
  description: text.min(50).max(250),
  /** The picture shown when somebody shares the page. */
  photo: photoKey,
  /**
   * The language of the page, if it is not the school's own: `es`. Its address then begins with it,
   * `/es/colegiatura`, and its words are in the folder of that name.
   */
  lang: languageTag.optional(),
  /** The address of the page in the school's own language that this one translates. */
  translates: path.optional(),
  /** Only for a second address of a page: the address that search engines should show. */
  sameAs: path.optional(),
});

/**
 * The id of a page: its path without the slash; `home` or `es/home` for the first of a language. A
 * second address has only its path.
 */
const idOf = ({ id, path, lang, sameAs }: z.output<typeof row>) => {
  if (sameAs) return path;
  if (id) return lang ? `${lang}/${id}` : id;
  if (path === `/${lang}`) return `${lang}/home`;
  return path.slice(1) || 'home';
};

const pageRow = row.transform((page) => ({ ...page, id: idOf(page) }));
export type Page = z.output<typeof pageRow>;

const schema = z
  .array(pageRow)
  .min(1)
  .superRefine(unique('path'))
  .superRefine(checkAddresses)
  .superRefine(unique('title', (row) => !row.sameAs))
  .superRefine(unique('description', (row) => !row.sameAs))
  .meta({ file: 'content/pages.ts' });
export default schema;
export type Pages = z.output<typeof schema>;

/** The files of words that have another name than the page. */
const files: Record<string, string> = {
  'admissions-process': 'admissions',
  'enrollment-inquiry': 'enrollment',
  'meet-the-founder': 'founder',
};

/** The name of the file in `content/` that holds the words of the page with this id. */
export const fileOf = (id: string) => files[id] ?? id;

/** The tags of the languages of pages, without the school's own: `['es']`. */
export function languagesOf(pages: { lang?: string }[]): string[] {
  return [...new Set(pages.flatMap(({ lang }) => lang ?? []))];
}

/**
 * Checks that there is a home page, that ids and addresses are those of one page, that addresses say
 * their language, and that second addresses and translations belong to a page.
 */
function checkAddresses(rows: Page[], context: z.RefinementCtx) {
  const pathsOf = (wanted: Page[]) => wanted.map(({ path }) => path);
  const first = pathsOf(rows.filter(({ sameAs }) => !sameAs));
  const own = pathsOf(rows.filter(({ lang }) => !lang));
  const taken = pathsOf(rows);
  if (!rows.some(({ id, path, sameAs }) => id === 'home' && path === '/' && !sameAs)) {
    refuse(context, 'has no row for the home page: its path is /, and it needs no id', first);
  }
  rows.forEach(({ id, path, sameAs, formerly, lang, translates }, index) => {
    const namesake = rows.findIndex((row) => row.id === id);
    if (namesake < index && taken.indexOf(path) === index) {
      const message = `is the id of item ${namesake + 1} already: write another in one of the two, like id: 'our-garden'`;
      refuse(context, message, id, [index, 'id']);
    }
    if (sameAs && !first.includes(sameAs)) {
      const message = `must be the path of another page: ${first.join(', ')}`;
      refuse(context, message, sameAs, [index, 'sameAs']);
    }
    formerly.forEach((former, position) => {
      const message = `is the address of another page: remove it here`;
      if (taken.includes(former)) refuse(context, message, former, [index, 'formerly', position]);
      taken.push(former);
    });
    if (lang ? path.split('/')[1] !== lang : path.lastIndexOf('/') > 0) {
      const message = lang
        ? `must begin with its language, like /${lang}/tuition`
        : "has a language before it, so the row needs one, too: lang: 'es'";
      refuse(context, message, path, [index, 'path']);
    }
    if (translates && !(lang && own.includes(translates))) {
      const message = lang
        ? `must be the path of a page in the school’s own language: ${own.join(', ')}`
        : 'is only for a page in another language: write its lang, too';
      refuse(context, message, translates, [index, 'translates']);
    }
  });
}
