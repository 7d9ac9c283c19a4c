import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../system/command';
import { fileOf, filesAt, removeOtherPages, type PageRow } from './addresses';
import { basePathOf } from './base-path.mjs';
import { filesIn, textsIn } from '../system/files';
import { rewritePage } from './rewrite-page';
import { bundleForm } from './form-bundle';
import { hostHeaders } from './headers';
import { licenseFile, licenseNotices } from './licenses';
import { addressesIn, elementsIn, parsePage } from './page-elements';
import type { OtherHosts } from './policy';
import { removeUnusedFiles } from './unused-files';

export interface RewriteOptions extends OtherHosts {
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
 * Content-Security-Policy, bundles the contact form, writes `_headers` and license notices, and deletes pages
 * without a row and files that no page needs. Copies each page to its further addresses, and to
 * `tuition/index.html`, where some hosts look for `/tuition/`.
 *
 * @returns every address that a page names, such as those of its photos
 * @throws UserError that names the page if it has something that this step does not understand. No page
 *   has been rewritten then
 */
export async function finish(options: RewriteOptions): Promise<string[]> {
  const { exportDirectory, siteUrl, pages, publicDirectory } = options;
  const basePath = basePathOf(siteUrl);
  const publicFiles = await filesIn(publicDirectory);
  await removeOtherPages(exportDirectory, pages, publicFiles);
  const stock = await textsIn(exportDirectory, /\.html$/);
  for (const file of publicFiles) stock.delete(file);
  const elements = [...stock.values()].flatMap((html) => elementsIn(parsePage(html)));
  const hasForm = elements.some(({ attributes }) => attributes['data-island']);
  const bundle = hasForm ? await bundleForm(exportDirectory, basePath) : undefined;
  const finished = new Map<string, string>();
  for (const [file, html] of stock) {
    try {
      finished.set(file, rewritePage(html, bundle, options));
    } catch (error) {
      const { message } = error as Error;
      throw new UserError(`${file} cannot be finished: ${message}.`, { cause: error });
    }
  }

  for (const [file, html] of finished) await writeFile(join(exportDirectory, file), html);
  await removeUnusedFiles(exportDirectory, publicFiles);
  for (const { path, alsoAt } of pages) {
    const html = finished.get(fileOf(path))!;
    const files = [path, ...alsoAt].flatMap(filesAt);
    for (const file of files) await writePage(join(exportDirectory, file), html);
  }
  await writeHeaders(publicDirectory, join(exportDirectory, '_headers'), hostHeaders(basePath));
  const notices = await licenseNotices(bundle?.sources ?? []);
  await writeFile(join(exportDirectory, licenseFile), notices);
  return elements.flatMap(addressesIn);
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Writes `_headers`. The lines of the school's file in `public/` come first, and the site's below them. */
async function writeHeaders(publicDirectory: string, file: string, headers: string): Promise<void> {
  const own = join(publicDirectory, '_headers');
  const ownHeaders = existsSync(own) ? `${await readFile(own, 'utf8')}\n` : '';
  await writeFile(file, ownHeaders + headers);
}
