import { statSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { nearest } from '../../content/schema/explain/nearest';
import { hrefsIn, type Leaf } from '../../content/schema/explain/leaves';
import { addressesOf, siteFiles, withoutEnding, type Page } from '../../content/schema/pages';
import type { PageElement } from '../postbuild/page-elements';
import { filesIn } from '../system/files';
import { excerpt, type DrawnPage } from './drawn-pages';

/**
 * Finds links to pages of this site that have no row in pages.ts, to ids that their page doesn't have, and to files
 * that are not in `public/` or are empty.
 *
 * @param root the folder that holds `public/`
 * @param shown the texts of the published pages
 * @param drawn the pages that could be drawn
 */
export function deadLinks(root: string, rows: Page[], shown: Leaf[], drawn: DrawnPage[]) {
  const problemWith = linkChecker(root, rows, drawn);
  const inContent = shown.flatMap((leaf) =>
    hrefsIn(leaf).flatMap((href) => {
      // `#part` leads to the page of its file. In a file for several pages, it leads to each one that shows it.
      const own = drawn.filter(({ page }) => page.id === leaf.path[0]);
      const pages = own.length
        ? own
        : drawn.filter((page) => linksIn(page).some((link) => link.attributes.href === href));
      const problem = [undefined, ...pages].map((page) => problemWith(href, page)).find(Boolean);
      return problem ? at(leaf.path, problem) : [];
    }),
  );
  const written = shown.flatMap(hrefsIn);
  const inCode = drawn.flatMap((here) =>
    linksIn(here).flatMap((link): Diagnostic[] => {
      const href = link.attributes.href!;
      const problem = problemWith(href, here);
      if (!problem || written.includes(href)) return [];
      const message = `${here.page.path} has the link ${excerpt(link)}: ${problem}`;
      return [{ file: `content/${here.page.id}.ts`, message }];
    }),
  );
  return [...inContent, ...inCode];
}

const linksIn = ({ elements }: DrawnPage) =>
  elements.filter(({ name, attributes }) => name === 'a' && attributes.href);

/** Returns a function that says what is wrong with a link on a page. */
function linkChecker(root: string, rows: Page[], drawn: DrawnPage[]) {
  const addresses = rows.flatMap(addressesOf);
  const files = filesIn(join(root, 'public')).map((name) => `/${name}`);
  const documents = files.filter((file) => /^\/files\/[^.]/.test(file)).map(addressOf);
  return (href: string, here?: DrawnPage): string | undefined => {
    const [beforeHash = '', hash = ''] = href.split(/#(.*)/s);
    // Unlike decodeURIComponent, unescape accepts `100%`, as browsers do.
    const path = unescape(beforeHash.split('?')[0]!);
    if (!path) return here && missingPart(hash, here);
    if (!path.startsWith('/') || siteFiles.includes(path.slice(1))) return undefined;
    const isAt = (address: string) => withoutEnding(address) === withoutEnding(path);
    const row = rows.find((each) => addressesOf(each).some(isAt));
    if (row) {
      const target = drawn.find(({ page }) => page.id === row.id);
      return target && missingPart(hash, target);
    }
    if (files.includes(path)) {
      const { size } = statSync(join(root, 'public', path));
      return size ? undefined : `public${path} is empty: put the whole file there.`;
    }
    if (path.startsWith('/files/') || /\.\w+$/.test(withoutEnding(path))) {
      // A name may have a # that the link needs as %23.
      const name = files.includes(unescape(href)) ? unescape(href) : path;
      const other = documents.length ? `, or ${nearest(addressOf(name), documents)}` : '';
      return `public${path} does not exist: put the file there${other}.`;
    }
    return `the link leads to ${path}, and content/pages.ts has no such page: remove the link, or ${nearest(path, addresses)}.`;
  };
}

/** The address of a file, as a link in content writes it. */
const addressOf = (file: string) =>
  encodeURI(file).replace(/[#?()]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);

/** What is wrong with a fragment (https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment). */
function missingPart(hash: string, { page, elements }: DrawnPage): string | undefined {
  const [fragment = ''] = hash.split(':~:');
  const id = unescape(fragment);
  const ids = elements.map(({ attributes }) => attributes.id);
  if (!fragment || ids.includes(fragment) || ids.includes(id) || /^top$/i.test(id))
    return undefined;
  const parts = partsOf(elements);
  const other = parts.length ? `${nearest(id, parts)}, or ` : '';
  return `${page.path} has no part with the id “${id}”: ${other}remove #${fragment}.`;
}

/** The ids of a page's parts, without those of their headings. */
function partsOf(elements: PageElement[]): string[] {
  const headings = elements
    .filter(({ attributes }) => attributes.id)
    .map(({ attributes }) => attributes['aria-labelledby']);
  const ids = elements
    .filter(({ name }) => ['section', 'li', 'tbody', 'div', 'h2'].includes(name))
    .flatMap(({ attributes: { id } }) => (id && !headings.includes(id) ? id : []));
  return [...new Set(ids)];
}
