import { z } from 'zod';
import { anchor, languageTag, path, photoKey } from './fields';
import { oldAddress, sameOnHosts } from './old-address';
import { oneOf } from './one-of';
import { addIssue, unique } from './add-issue';
import { href, label, text } from './text';

const address = path.refine(
  (value) => !/\/(index|404)$/.test(value),
  'is an address that the site itself needs: choose another one',
);

const row = z.strictObject({
  /** The address, without the domain. */
  path: address,
  /**
   * The name by which the site knows the page, whatever its address: the name of the file with its words, or
   * of its folder in `app/`. Needed only if the address is different: `id: 'contact'` beside
   * `path: '/talk-to-us'`.
   */
  id: anchor.optional(),
  /** Other addresses that show the same page. Search engines list only `path`. */
  alsoAt: z.array(address).default([]),
  /** Addresses that the page had before: `['/contact', '/contact-us.html']`. They lead to `path`. */
  formerly: z.array(oldAddress).default([]),
  /** The name in menus. */
  name: label.max(40),
  /** The menu that lists the page. Without it, the header links to the page; with `false`, only the footer. */
  menu: z.union([label.max(30), z.literal(false)], 'at most 30 characters, or false').optional(),
  /**
   * For search results and browser tabs, different on every page. Search engines show about 60
   * characters, so put what matters first.
   */
  title: label,
  /**
   * For search results: one or two sentences, different on every page. Search engines show about
   * 160 characters.
   */
  description: text,
  /** The photo shown when somebody shares the page, if not the page's first one. */
  photo: photoKey.optional(),
  /**
   * The language of the page, if it is not the school's own: `es`. The page's words are in a folder of this
   * name, and its address may begin with the language: `/es/colegiatura`, or only `/colegiatura`.
   */
  lang: languageTag.optional(),
  /** The address of the page in the school's own language that this page translates. */
  translates: path.optional(),
});

/** The id of a page: its path without the slash, or `home` or `es/home` for the home page of a language. */
const idOf = ({ id, path, lang }: z.output<typeof row>) => {
  if (id) return lang ? `${lang}/${id}` : id;
  if (path === `/${lang}`) return `${lang}/home`;
  if (lang && !path.startsWith(`/${lang}/`)) return lang + path;
  return path.slice(1) || 'home';
};

export type Page = z.output<typeof row> & {
  id: string;
  /** The links to other websites. Only the last page has them, because menus show them after all pages. */
  links?: z.output<typeof linkRow>[];
};

/**
 * A link to another website in the menus and the footer: a parent portal, a donation page. These rows are below
 * the pages.
 */
const linkRow = z.strictObject({
  href: href.refine(
    (value) => !value.startsWith('/') || value.startsWith('/files/'),
    'leads to this site, whose pages have a “path”: write the whole address of another website, or of a document in /files/',
  ),
  /** The words of the link. */
  name: row.shape.name,
  /** The menu that it ends, as for a page. */
  menu: row.shape.menu,
  /** The language of the pages that show it, if it is not the school's own. */
  lang: row.shape.lang,
});

/** The address of a removed page, and the page that it leads to now. These rows are below the pages. */
const goneRow = z.strictObject({ from: oldAddress, to: path });

const schema = z
  .array(oneOf(row, linkRow, goneRow))
  .min(1)
  .transform(toPages)
  .superRefine(unique(['path', 'id', 'title', 'description']))
  .superRefine(checkAddresses)
  .meta({ file: 'content/pages.ts' });
export default schema;
export type Pages = z.output<typeof schema>;

/** Returns the pages. The former addresses of a page include those of removed pages that lead to it. */
function toPages(
  rows: z.output<typeof row | typeof linkRow | typeof goneRow>[],
  context: z.RefinementCtx,
): Page[] {
  const pages: Page[] = rows.flatMap((each) => ('path' in each ? { ...each, id: idOf(each) } : []));
  const taken = new Set(['/404', ...pages.map(({ path }) => sameOnHosts(path))]);
  const take = (address: string, ...path: PropertyKey[]) => {
    const message =
      'is already the address of a page, or an old one, which also works with a slash or .html at the end, and some hosts ignore capitals: remove it here';
    if (taken.has(sameOnHosts(address))) addIssue(context, message, address, path);
    taken.add(sameOnHosts(address));
  };
  rows.forEach((each, index) => {
    if ('path' in each) {
      // `unique` reports a row that is in the list twice.
      if (rows.findIndex((row) => 'path' in row && row.path === each.path) < index) return;
      each.alsoAt.forEach((other, position) => take(other, index, 'alsoAt', position));
      each.formerly.forEach((former, position) => take(former, index, 'formerly', position));
      if (index < pages.length) return;
      const message = 'must be above the rows with “href”, and with “from” and “to”';
      addIssue(context, message, each.path, [index, 'path']);
      return;
    }
    if ('href' in each) return;
    take(each.from, index, 'from');
    const page = pages.find(({ path, formerly }) => [path, ...formerly].includes(each.to));
    if (page) page.formerly = [...page.formerly, each.from];
    else addIssue(context, 'must be the path of a page above', each.to, [index, 'to']);
  });
  const links = rows.filter((each) => 'href' in each);
  return [...pages.slice(0, -1), ...pages.slice(-1).map((last) => ({ ...last, links }))];
}

/** The language tags of pages, without the school's own language: `['es']`. */
export function languagesOf(pages: { lang?: string }[]): string[] {
  return [...new Set(pages.flatMap(({ lang }) => lang ?? []))];
}

/** Checks that there is a home page, that addresses match their language, and what a page translates. */
function checkAddresses(rows: Page[], context: z.RefinementCtx) {
  const own = rows.filter(({ lang }) => !lang).map(({ path }) => path);
  if (!rows.some(({ id, path }) => id === 'home' && path === '/')) {
    addIssue(context, 'has no row for the home page: its path is /, and it needs no id', undefined);
  }
  rows.forEach(({ path, alsoAt, lang, translates }, index) => {
    const requireLanguage = (address: string, ...field: PropertyKey[]) => {
      if (address.lastIndexOf('/') <= 0 || address.split('/')[1] === lang) return;
      const message = 'names a language other than this row’s “lang”: make them match';
      addIssue(context, message, address, [index, ...field]);
    };
    requireLanguage(path, 'path');
    alsoAt.forEach((address, position) => requireLanguage(address, 'alsoAt', position));
    if (translates && !(lang && own.includes(translates))) {
      const message = lang
        ? 'is not the path of a page in the school’s own language: correct it. If you removed that page, remove this row, too, or only this field'
        : 'belongs only in a row with a “lang”: remove it here';
      addIssue(context, message, translates, [index, 'translates']);
    }
  });
}
