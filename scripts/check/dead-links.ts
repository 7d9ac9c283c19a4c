import { statSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { remedyFor } from '../../content/schema/explain/spelling';
import { hrefsIn, type Leaf } from '../../content/schema/explain/leaves';
import { addressesOf, siteFiles, withoutEnding, type Page } from '../../content/schema/pages';
import type { PageElement } from '../system/page-elements';
import { filesIn } from '../system/files';
import { excerpt, type RenderedPage } from './rendered-pages';

/**
 * Finds links to pages of this site that have no row in pages.ts, to ids that their page doesn't have, and to files
 * that are not in `public/` or are empty.
 */
export function deadLinks(root: string, rows: Page[], published: Leaf[], rendered: RenderedPage[]) {
  const problemWith = linkChecker(root, rows, rendered);
  // A `#part` must be on its file's page or, in a file without a page, on each page that shows the link.
  const pagesWith = (href: string, { path: [module] }: Leaf) => {
    const pageOfFile = rendered.find(({ page }) => page.id === module);
    if (pageOfFile) return [pageOfFile];
    return rendered.filter((page) => linksIn(page).some((link) => link.attributes.href === href));
  };
  const inContent = published.flatMap((leaf) =>
    hrefsIn(leaf).flatMap((href) => {
      const problem = problemWith(href, pagesWith(href, leaf));
      return problem ? at(leaf.path, problem) : [];
    }),
  );
  const written = published.flatMap(hrefsIn);
  const inCode = rendered.flatMap((here) =>
    linksIn(here).flatMap((link): Diagnostic[] => {
      const href = link.attributes.href!;
      const problem = problemWith(href, [here]);
      if (!problem || written.includes(href)) return [];
      const message = `${here.page.path} has the link ${excerpt(link)}: ${problem}`;
      return [{ file: `content/${here.page.id}.ts`, message }];
    }),
  );
  return [...inContent, ...inCode];
}

const linksIn = ({ elements }: RenderedPage) =>
  elements.filter(({ name, attributes }) => name === 'a' && attributes.href);

/** Returns a function that says what is wrong with a link on these pages, each of which must have its `#part`. */
function linkChecker(root: string, rows: Page[], rendered: RenderedPage[]) {
  const addresses = rows.flatMap(addressesOf);
  const files = filesIn(join(root, 'public')).map((name) => `/${name}`);
  const documents = files.filter((file) => /^\/files\/[^.]/.test(file)).map(addressOf);
  return (href: string, pages: RenderedPage[]): string | undefined => {
    const [beforeHash = '', hash = ''] = href.split(/#(.*)/s);
    // Unlike decodeURIComponent, unescape accepts `100%`, as browsers do.
    const path = unescape(beforeHash.split('?')[0]!);
    if (!path) return pages.map((page) => missingPart(hash, page)).find(Boolean);
    if (!path.startsWith('/') || siteFiles.includes(path.slice(1))) return undefined;
    const isAt = (address: string) => withoutEnding(address) === withoutEnding(path);
    const row = rows.find((each) => addressesOf(each).some(isAt));
    if (row) {
      const target = rendered.find(({ page }) => page.id === row.id);
      return target && missingPart(hash, target);
    }
    if (files.includes(path)) {
      const { size } = statSync(join(root, 'public', path));
      return size ? undefined : `public${path} is empty: put the whole file there.`;
    }
    const isFile = path.startsWith('/files/') || /\.\w+$/.test(withoutEnding(path));
    if (!isFile)
      return `the link leads to ${path}, and content/pages.ts has no such page: remove the link, or ${remedyFor(path, addresses)}.`;
    // A name may have a # that the link needs as %23.
    const name = files.includes(unescape(href)) ? unescape(href) : path;
    const other = documents.length ? `, or ${remedyFor(addressOf(name), documents)}` : '';
    return `public${path} does not exist: put the file there${other}.`;
  };
}

/** The address of a file, as a link in content writes it. */
const addressOf = (file: string) =>
  encodeURI(file).replace(/[#?()]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);

/** What is wrong with a fragment (https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment). */
function missingPart(hash: string, { page, elements }: RenderedPage): string | undefined {
  const [fragment = ''] = hash.split(':~:');
  const id = unescape(fragment);
  const ids = elements.map(({ attributes }) => attributes.id);
  const isTop = !fragment || /^top$/i.test(id);
  if (isTop || ids.includes(fragment) || ids.includes(id)) return undefined;
  const known = linkableIds(elements);
  const other = known.length ? `${remedyFor(id, known)}, or ` : '';
  return `${page.path} has no part with the id “${id}”: ${other}remove #${fragment}.`;
}

/** The ids worth suggesting: those of a page's parts, without those of their headings. */
function linkableIds(elements: PageElement[]): string[] {
  const headings = elements
    .filter(({ attributes }) => attributes.id)
    .map(({ attributes }) => attributes['aria-labelledby']);
  const ids = elements
    .filter(({ name }) => ['section', 'li', 'tbody', 'div', 'h2'].includes(name))
    .flatMap(({ attributes: { id } }) => (id && !headings.includes(id) ? id : []));
  return [...new Set(ids)];
}
