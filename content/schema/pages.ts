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
  .superRefine(checkFirstAddresses)
  .superRefine(checkFormerAddresses)
  .superRefine(checkLanguages)
  .superRefine(unique('id', ({ id, path }) => `/${id}` !== path))
  .superRefine(unique('title', (row) => !row.sameAs))
  .superRefine(unique('description', (row) => !row.sameAs))
  .meta({ file: 'content/pages.ts' });
export default schema;
export type Pages = z.output<typeof schema>;

/** Checks that there is a home page, and that each second address has a first one. */
function checkFirstAddresses(rows: Page[], context: z.RefinementCtx) {
  const own = rows.filter(({ sameAs }) => !sameAs).map(({ path }) => path);
  if (!own.includes('/')) refuse(context, 'has no row for the home page: its path is /', own);
  rows.forEach(({ sameAs }, index) => {
    if (!sameAs || own.includes(sameAs)) return;
    const message = `must be the path of another page: ${own.join(', ')}`;
    refuse(context, message, sameAs, [index, 'sameAs']);
  });
}

/** Checks that no former address is that of a page, or of two pages. */
function checkFormerAddresses(rows: Page[], context: z.RefinementCtx) {
  const taken = rows.map(({ path }) => path);
  rows.forEach(({ formerly }, index) =>
    formerly.forEach((path, position) => {
      const message = `is the address of another page: remove it here`;
      if (taken.includes(path)) refuse(context, message, path, [index, 'formerly', position]);
      taken.push(path);
    }),
  );
}

/** Checks that addresses say their language, and that a translated page is one of the own language. */
function checkLanguages(rows: Page[], context: z.RefinementCtx) {
  const own = rows.filter(({ lang }) => !lang).map(({ path }) => path);
  rows.forEach(({ path, lang, translates }, index) => {
    const [, first] = path.split('/');
    if (lang ? first !== lang : path.lastIndexOf('/') > 0) {
      const message = lang
        ? `must begin with its language, like /${lang}/tuition`
        : "has a language before it, so the row needs one, too: lang: 'es'";
      refuse(context, message, path, [index, 'path']);
    }
    if (!translates || (lang && own.includes(translates))) return;
    const message = lang
      ? `must be the path of a page in the school’s own language: ${own.join(', ')}`
      : 'is only for a page in another language: write its lang, too';
    refuse(context, message, translates, [index, 'translates']);
  });
}
