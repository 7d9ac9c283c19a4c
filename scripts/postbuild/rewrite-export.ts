import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressesOf, filesAt, siteFiles } from '@/content/schema/parts/addresses';
import type { Page } from '@/content/schema/pages';
import { basePathOf } from '../configuration/base-path.mjs';
import { allFilesIn, isLeftover } from '../system/files';
import { bundleForm } from './form-bundle';
import { rewritePage } from './rewrite-page';

interface RewriteOptions {
  /** Next's export: `out`. */
  exportDirectory: string;
  /** The folder of files to publish unchanged. */
  publicDirectory: string;
  /** The public URL, possibly with a path, without a trailing slash. */
  siteUrl: string;
  /** Where the contact form sends its message, if it's connected. */
  mailOrigin?: string;
  /** The rows of `content/pages.ts`. */
  pages: Pick<Page, 'path' | 'alsoAt'>[];
}

/**
 * Turns Next's export into the site, in place: finishes each page (rewrite-page.ts), writes it to each of its
 * addresses, adds the contact form's bundle, and deletes pages without a row and unused files.
 *
 * @returns the HTML of all pages
 */
export function rewriteExport(options: RewriteOptions): string {
  const { exportDirectory, publicDirectory, siteUrl, mailOrigin, pages } = options;
  const bundle = bundleForm(basePathOf(siteUrl));
  const finish = (file: string) =>
    rewritePage(readFileSync(join(exportDirectory, file), 'utf8'), bundle, mailOrigin);
  const finished = [
    { html: finish('404.html'), files: ['404.html'] },
    ...pages.map((page) => ({
      html: finish(`${page.path.slice(1) || 'index'}.html`),
      files: addressesOf(page).flatMap(filesAt),
    })),
  ];

  const allHtml = finished.map(({ html }) => html).join('');
  removeUnusedFiles(exportDirectory, publicDirectory, allHtml);
  // A draft's sitemap lists no page.
  const sitemap = join(exportDirectory, 'sitemap.xml');
  if (existsSync(sitemap) && !readFileSync(sitemap, 'utf8').includes('<loc>')) rmSync(sitemap);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(exportDirectory, file)), { recursive: true });
    writeFileSync(join(exportDirectory, file), text);
  };
  for (const { html, files } of finished) for (const file of files) write(file, html);
  if (allHtml.includes(bundle.url)) write(bundle.file, bundle.code);
  return allHtml;
}

/**
 * Deletes Next's pages, its router's payloads and files in `_next/` that no page uses, and what programs left in
 * `public/`. Files of `public/` come back: a page's payload replaces a text file of its name, as /licenses does with
 * `licenses.txt`.
 */
function removeUnusedFiles(exportDirectory: string, publicDirectory: string, html: string): void {
  const publicFiles = allFilesIn(publicDirectory).filter((file) => !isLeftover(file));
  const isUsed = (file: string) =>
    [...publicFiles, ...siteFiles].includes(file) ||
    (file.startsWith('_next/') && html.includes(file));
  for (const file of allFilesIn(exportDirectory).filter((each) => !isUsed(each))) {
    rmSync(join(exportDirectory, file));
    // Some hosts serve an empty folder instead of the page of the same name.
    const folder = dirname(join(exportDirectory, file));
    if (!allFilesIn(folder).length) rmSync(folder, { recursive: true });
  }
  for (const file of publicFiles)
    copyFileSync(join(publicDirectory, file), join(exportDirectory, file));
}
