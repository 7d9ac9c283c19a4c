import { statSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { nearest } from '../../content/schema/explain/nearest';
import { hrefsIn, leaves, type Leaf } from '../../content/schema/leaves';
import { siteFiles, withoutEnding } from '../../content/schema/pages';
import { filesIn } from '../system/files';
import type { ContentModules } from './content-modules';
import { isPage } from './rules';

/**
 * Finds links to pages of this site that have no row in pages.ts, and to files that are not in `public/` or are
 * empty. Only the gate sees the anchors, because they are in the finished pages.
 *
 * @param root the folder that holds `public/`
 */
export function deadLinks(root: string, content: ContentModules): Diagnostic[] {
  const addresses = content.pages.rows.flatMap(({ path, alsoAt }) => [path, ...alsoAt]);
  const pages = addresses.map(withoutEnding);
  const files = filesIn(join(root, 'public')).map((name) => `/${name}`);
  const documents = files.filter((file) => /^\/files\/[^.]/.test(file)).map(encodeURI);
  const problemWith = (path: string) => {
    if (pages.includes(withoutEnding(path)) || siteFiles.includes(path.slice(1))) return undefined;
    if (files.includes(path)) {
      const { size } = statSync(join(root, 'public', path));
      return size ? undefined : `public${path} is empty: put the whole file there.`;
    }
    if (path.startsWith('/files/') || /\.\w+$/.test(withoutEnding(path))) {
      const other = documents.length ? `, or ${nearest(path, documents)}` : '';
      return `public${path} does not exist: put the file there${other}.`;
    }
    return `the link leads to ${path}, and content/pages.ts has no such page: remove the link, or ${nearest(path, addresses)}.`;
  };
  return leaves(publishedModules(content)).flatMap((leaf) =>
    pathsIn(leaf)
      .map(problemWith)
      .filter((message) => message !== undefined)
      .map((message) => at(leaf.path, message)),
  );
}

/** The paths of this site that a text links to. */
const pathsIn = (leaf: Leaf) =>
  hrefsIn(leaf)
    .filter((href) => href.startsWith('/'))
    // Unlike decodeURIComponent, unescape accepts `100%`, as browsers do.
    .map((href) => unescape(href.split(/[#?]/)[0]!));

/** All modules, except the words of pages that have no row. */
function publishedModules(content: ContentModules): Record<string, unknown> {
  const isPublished = ([file, words]: [string, unknown]) =>
    !isPage(words) || content.pages.rows.some(({ id }) => id === file);
  return Object.fromEntries(Object.entries(content).filter(isPublished));
}
