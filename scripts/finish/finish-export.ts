import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../system/command';
import {
  addressesOf,
  fileOf,
  filesAt,
  forwardingPage,
  redirects,
  removeOtherPages,
  type PageRow,
} from './addresses';
import { basePathOf } from './base-path.mjs';
import { filesIn, textsIn } from '../system/files';
import { finishPage } from './finish-html';
import { bundleForm } from './form-bundle';
import { hostHeaders } from './headers';
import { htaccess } from './htaccess';
import { licenseFile, licenseNotices } from './licenses';
import { addressesIn, elementsIn, parsePage } from './page-elements';
import type { OtherHosts } from './policy';
import { removeUnusedFiles } from './unused-files';

export interface FinishOptions extends OtherHosts {
  /** The export of `next build`: `out`. */
  exportDirectory: string;
  /** The site's public URL, which may have a path, without a slash at the end. */
  siteUrl: string;
  /** The folder whose files are published as they are. */
  publicDirectory: string;
  /** The rows of `content/pages.ts`. */
  pages: PageRow[];
}

/**
 * Turns Next's export into the site to publish, in place: removes Next's scripts from every page, adds a
 * Content-Security-Policy, bundles the contact form, writes `_headers`, `_redirects`, `.htaccess` and license
 * notices, and deletes pages without a row and files that no page needs. Each page is also at its further
 * addresses and with a slash at the end, and a small page at each old address redirects to it. The same
 * export always gives the same bytes.
 *
 * @returns every address that a page names, such as those of its photos
 * @throws UserError that names the page if it has something that this step does not understand. No page
 *   has been rewritten then
 */
export async function finish(options: FinishOptions): Promise<string[]> {
  const { exportDirectory, siteUrl, pages, publicDirectory } = options;
  const basePath = basePathOf(siteUrl);
  const addresses = addressesOf(pages);
  const publicFiles = await filesIn(publicDirectory);
  await removeOtherPages(exportDirectory, pages, publicFiles);
  const stock = await textsIn(exportDirectory, /\.html$/);
  for (const file of publicFiles) stock.delete(file);
  const elements = [...stock.values()].flatMap((html) => elementsIn(parsePage(html)));
  const hasForm = elements.some(({ attributes }) => attributes['data-island']);
  const bundle = hasForm ? await bundleForm(exportDirectory, basePath) : undefined;
  const finished = new Map<string, string>();
  for (const [file, html] of stock) {
    const page = await finishPage(html, bundle, options).catch((error) => {
      throw new UserError(`${file} cannot be finished: ${error.message}.`, { cause: error });
    });
    finished.set(file, page);
  }

  for (const [file, html] of finished) await writeFile(join(exportDirectory, file), html);
  await removeUnusedFiles(exportDirectory, publicFiles);
  for (const { path, page, isOld } of addresses) {
    const html = isOld ? forwardingPage(page, siteUrl) : finished.get(fileOf(page.path))!;
    for (const file of filesAt(path)) await writePage(join(exportDirectory, file), html);
  }
  await writeRules(options, '_redirects', redirects(addresses, basePath));
  await writeRules(options, '_headers', hostHeaders(basePath));
  await writeRules(options, '.htaccess', htaccess(addresses, basePath));
  const notices = await licenseNotices(bundle?.sources ?? []);
  await writeFile(join(exportDirectory, licenseFile), notices);
  return elements.flatMap(addressesIn);
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
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
