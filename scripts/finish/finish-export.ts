import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../system/command';
import {
  langOfFile,
  moveForwardingPages,
  redirects,
  removeOtherPages,
  type PageAddresses,
} from './addresses';
import { requireIslandsOnly } from './client-modules';
import { filesIn, textsIn } from '../system/files';
import { finishPage } from './finish-html';
import { hostHeaders } from './headers';
import { bundleIslands } from './islands';
import { licenseFile, licenseNotices } from './licenses';
import { elementsIn, parsePage } from './page-elements';
import type { OtherHosts } from './policy';
import { removeUnusedFiles } from './unused-files';

export interface FinishOptions extends OtherHosts {
  /** The export of `next build`: `out`. */
  exportDirectory: string;
  /** The folder of Next's own files: `.next`. */
  buildDirectory: string;
  /** The path that the site is served under, like `/repo`, or an empty string. */
  basePath: string;
  /** The folder whose files are published as they are. */
  publicDirectory: string;
  /** The rows of `content/pages.ts`. */
  pages: PageAddresses[];
}

/**
 * Turns Next's export into the site to publish, in place: removes Next's scripts from every page, adds a
 * Content-Security-Policy, bundles the islands, writes `_headers`, `_redirects` and license notices, and
 * deletes pages without a row and files that no page needs. The same export always gives the same bytes.
 *
 * @throws UserError that names the page if it has something that this step does not understand. No page
 *   has been rewritten then
 */
export async function finish(options: FinishOptions): Promise<void> {
  const { exportDirectory, buildDirectory, basePath, pages, publicDirectory } = options;
  const publicFiles = await filesIn(publicDirectory);
  await requireIslandsOnly(buildDirectory);
  await removeOtherPages(exportDirectory, pages, publicFiles);
  await moveForwardingPages(exportDirectory, pages);
  const stock = await textsIn(exportDirectory, /\.html$/);
  for (const file of publicFiles) stock.delete(file);
  const elements = [...stock.values()].flatMap((html) => elementsIn(parsePage(html)));
  const names = new Set(elements.flatMap(({ attributes }) => attributes['data-island'] ?? []));
  const islands = await bundleIslands([...names], exportDirectory, basePath);
  const finished = new Map<string, string>();
  for (const [file, html] of stock) {
    const lang = langOfFile(file, pages);
    const page = await finishPage(html, islands, { ...options, lang }).catch((error) => {
      throw new UserError(`${file} cannot be finished: ${error.message}.`, { cause: error });
    });
    finished.set(file, page);
  }

  for (const [file, html] of finished) await writeFile(join(exportDirectory, file), html);
  await removeUnusedFiles(exportDirectory, publicFiles);
  await writeRules(options, '_redirects', redirects(pages, basePath));
  await writeRules(options, '_headers', hostHeaders(basePath));
  const notices = await licenseNotices(islands.sources);
  await writeFile(join(exportDirectory, licenseFile), notices);
}

/**
 * Writes a file that hosts read, and adds the lines of the school's file in `public/` below. The site's lines
 * come first, because hosts follow the first redirect that matches, and a school's may match every address.
 */
async function writeRules(options: FinishOptions, name: string, rules: string): Promise<void> {
  const own = join(options.publicDirectory, name);
  const ownRules = existsSync(own) ? await readFile(own, 'utf8') : '';
  const all = [rules, ownRules].filter(Boolean).join('\n');
  if (all) await writeFile(join(options.exportDirectory, name), all);
}
