import { z } from 'zod';
import { anchor, path, photoKey } from './fields';
import { refuse, unique } from './refuse';
import { label, text } from './text';

const row = z.strictObject({
  /** The address, without the domain. */
  path,
  /**
   * Addresses that the page had before, the first one first: `['/contact']`. They lead to the new one.
   * The site still knows the page by the first: its words stay in the file of that name.
   */
  formerly: z.array(path).default([]),
  /**
   * The name of the file with the page's words, or of its folder in `app/`, if it is neither the
   * address nor the first former one: `id: 'contact'` beside `path: '/talk-to-us'`.
   */
  id: anchor.optional(),
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
  lang: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be the two small letters of a language, like es')
    .optional(),
  /** The address of the page in the school's own language that this one translates. */
  translates: path.optional(),
  /** Only for a second address of a page: the address that search engines should show. */
  sameAs: path.optional(),
});

/** The id of a page: its path without the slash; `home` or `es/home` for the first of a language. */
const idOf = ({ id, path, lang, formerly }: z.output<typeof row>) => {
  if (!id && formerly[0]) return formerly[0].slice(1);
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
  .superRefine(unique('id', ({ id, path }) => `/${id}` !== path))
  .superRefine(unique('title', (row) => !row.sameAs))
  .superRefine(unique('description', (row) => !row.sameAs))
  .meta({ file: 'content/pages.ts' });
export default schema;
export type Pages = z.output<typeof schema>;

/** The tags of the languages of pages, without the school's own: `['es']`. */
export function languagesOf(pages: { lang?: string }[]): string[] {
  return [...new Set(pages.flatMap(({ lang }) => lang ?? []))];
}

/**
 * Checks that there is a home page, that addresses are those of one page and say their language, and
 * that second addresses and translations belong to a page.
 */
function checkAddresses(rows: Page[], context: z.RefinementCtx) {
  const pathsOf = (wanted: Page[]) => wanted.map(({ path }) => path);
  const first = pathsOf(rows.filter(({ sameAs }) => !sameAs));
  const own = pathsOf(rows.filter(({ lang }) => !lang));
  const taken = pathsOf(rows);
  if (!first.includes('/')) refuse(context, 'has no row for the home page: its path is /', first);
  rows.forEach(({ path, sameAs, formerly, lang, translates }, index) => {
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
