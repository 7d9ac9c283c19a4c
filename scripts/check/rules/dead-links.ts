// Finds links to pages without a row in pages.ts, to ids that their page doesn't have and to missing or empty files.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { mistakeAt, type Diagnostic } from '../../../content/schema/explain/diagnostic';
import { correctionOf, remedyFor } from '../../../content/schema/explain/spelling';
import { addressesOf, siteFiles, withoutSuffix } from '../../../content/schema/pages';
import { filesIn } from '../../system/files';
import { hrefsIn, type Leaf } from '../../school/leaves';
import type { School } from '../../school/load-school';
import type { RenderedPage } from '../rendered-pages';

type Input = Pick<School, 'root' | 'content' | 'leaves'>;

export function deadLinks({ root, content, leaves }: Input, pages: RenderedPage[]): Diagnostic[] {
  const { rows } = content.pages;
  const addresses = rows.flatMap(addressesOf);
  const files = filesIn(join(root, 'public')).map((name) => `/${name}`);
  const documents = files.filter((file) => file.startsWith('/files/')).map(addressOf);
  const problemWith = (href: string, leaf: Leaf): string | undefined => {
    const [beforeHash = '', hash = ''] = href.split(/#(.*)/s);
    // Unlike decodeURIComponent, unescape accepts `100%`, as browsers do.
    const path = unescape(beforeHash.split('?')[0]!);
    if (!path)
      return pagesWith(href, leaf, pages)
        .map((page) => missingId(hash, page))
        .find(Boolean);
    if (!path.startsWith('/') || siteFiles.includes(path.slice(1))) return undefined;
    const leadsTo = (address: string) => withoutSuffix(path) === withoutSuffix(address);
    const row = rows.find((each) => addressesOf(each).some(leadsTo));
    const target = pages.find(({ page }) => page.id === row?.id);
    if (row) return target && missingId(hash, target);
    if (files.includes(path)) {
      if (statSync(join(root, 'public', path)).size) return undefined;
      return `public${path} is empty. Put the whole file there.`;
    }
    const isFile = path.startsWith('/files/') || /\.\w+$/.test(withoutSuffix(path));
    if (!isFile)
      return `there’s no page at ${path}. ${remedyFor(path, addresses)} Otherwise, remove the link.`;
    const remedy = documents.length
      ? `${remedyFor(addressOf(path), documents)} Otherwise, put`
      : 'Put';
    return `public${path} doesn’t exist. ${remedy} the file there.`;
  };
  return leaves.flatMap((leaf) =>
    hrefsIn(leaf).flatMap((href) => {
      const problem = problemWith(href, leaf);
      return problem ? mistakeAt(leaf.path, problem) : [];
    }),
  );
}

/** The pages on which a link like `#fees` must work. If its file isn't a page, those are all pages that show it. */
function pagesWith(href: string, { path: [module] }: Leaf, pages: RenderedPage[]) {
  const pageOfFile = pages.find(({ page }) => page.id === module);
  const isShown = ({ elements }: RenderedPage) =>
    elements.some(({ name, attributes }) => name === 'a' && attributes.href === href);
  return pageOfFile ? [pageOfFile] : pages.filter(isShown);
}

/**
 * What's wrong with a fragment (https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment).
 */
function missingId(hash: string, { page, elements }: RenderedPage): string | undefined {
  const [fragment = ''] = hash.split(':~:');
  const id = unescape(fragment);
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  const isTop = !fragment || /^top$/i.test(id);
  if (isTop || ids.includes(fragment) || ids.includes(id)) return undefined;
  const other = correctionOf(id, ids);
  const remedy = other ? `Did you mean #${other}?` : `Remove “#${fragment}” from the link.`;
  return `${page.path} has no anchor #${fragment}. ${remedy}`;
}

/** The address of a file, as a link in content writes it. */
const addressOf = (file: string) =>
  encodeURI(file).replace(/[#?()]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
