// Finds links to pages without a row in pages.ts, to ids that their page doesn't have and to missing files.
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { correctionOf, remedyFor } from '@/content/schema/explain/spelling';
import { isUnfilled } from '@/content/schema/parts/hrefs';
import { addressesOf, siteFiles, withoutSuffix } from '@/content/schema/parts/addresses';
import { filesIn } from '../../system/files';
import { hrefsIn } from '../../school/leaves';
import type { School } from '../../school/load-school';
import type { RenderedPage } from '../rendered-pages';

const onEveryPage = 'this link is on every page. Write the page as well, like /contact#form.';

type Input = Pick<School, 'root' | 'content' | 'leaves'>;

export function deadLinks({ root, content, leaves }: Input, pages: RenderedPage[]): Diagnostic[] {
  const addresses = content.pages.rows.flatMap(addressesOf);
  const files = [...filesIn(join(root, 'public')), ...siteFiles].map((name) => `/${name}`);
  const documents = files.filter((file) => file.startsWith('/files/')).map(addressOf);
  /** What's wrong with a link in a module. A link like `#fees` must work on the module's own page, or on all. */
  const problemWith = (href: string, module: unknown): string | undefined => {
    const [beforeHash = '', hash = ''] = href.split(/#(.*)/s);
    // Unlike decodeURIComponent, unescape accepts `100%`, as browsers do.
    const path = unescape(beforeHash.split('?')[0]!);
    const isTarget = (address: string) => withoutSuffix(path) === withoutSuffix(address);
    if (!path && !content.pages.rows.some(({ id }) => id === module))
      return pages.some((page) => missingId(hash, page)) ? onEveryPage : undefined;
    const target = pages.find(({ page }) =>
      path ? addressesOf(page).some(isTarget) : page.id === module,
    );
    if (target) return missingId(hash, target);
    if (!path.startsWith('/') || files.includes(path) || addresses.some(isTarget)) return undefined;
    const isFile = path.startsWith('/files/') || /\.\w+$/.test(withoutSuffix(path));
    return isFile
      ? `public${path} doesn’t exist. ${remedyFor(addressOf(path), documents)} Otherwise, put the file there.`
      : `there’s no page at ${path}. ${remedyFor(path, addresses)} Otherwise, remove the link.`;
  };
  return leaves.flatMap((leaf) =>
    hrefsIn(leaf).flatMap((href) => {
      const problem = isUnfilled(href) ? undefined : problemWith(href, leaf.path[0]);
      return problem ? mistakeAt(leaf.path, problem) : [];
    }),
  );
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
