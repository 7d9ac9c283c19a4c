import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressesOf, withoutEnding, type Page } from '../../content/schema/pages';
import { basePathOf } from '../configuration/base-path.mjs';
import { UserError } from '../system/command';
import { filesIn } from '../system/files';
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
 * Turns Next's export into the site, in place: removes Next's scripts, adds a Content-Security-Policy, bundles the
 * contact form, copies each page to its aliases and to `tuition/index.html`, where some hosts look for `/tuition/`,
 * and deletes pages without a row and unused files.
 *
 * @returns the HTML of all pages
 * @throws UserError that names a page with something unexpected, before any file changes
 */
export function rewriteExport(options: RewriteOptions): string {
  const { exportDirectory, publicDirectory, siteUrl, mailOrigin, pages } = options;
  const bundle = bundleForm(basePathOf(siteUrl));
  const rewrite = (file: string) => {
    try {
      return rewritePage(readFileSync(join(exportDirectory, file), 'utf8'), bundle, mailOrigin);
    } catch (error) {
      const { message } = error as Error;
      throw new UserError(`${file} cannot be finished: ${message}.`, { cause: error });
    }
  };
  const notFound = { html: rewrite('404.html'), files: ['404.html'] };
  const finished = pages.map((page) => ({
    html: rewrite(`${page.path.slice(1) || 'index'}.html`),
    files: addressesOf(page).flatMap(filesAt),
  }));
  const all = [notFound, ...finished];

  const html = all.map((page) => page.html).join('');
  removeUnusedFiles(exportDirectory, publicDirectory, html);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(exportDirectory, file)), { recursive: true });
    writeFileSync(join(exportDirectory, file), text);
  };
  for (const page of all) for (const file of page.files) write(file, page.html);
  if (html.includes(bundle.url)) write(bundle.file, bundle.code);
  return html;
}

/** The files that answer at an address on any host, with or without a trailing slash or `.html`. */
function filesAt(path: string): string[] {
  const name = withoutEnding(path).slice(1);
  return name ? [`${name}.html`, `${name}/index.html`] : ['index.html'];
}

/**
 * Deletes Next's pages, its router's payloads, files in `_next/` that no page uses, and `.gitkeep`. Other files of
 * `public/` stay.
 */
function removeUnusedFiles(exportDirectory: string, publicDirectory: string, html: string): void {
  const own = filesIn(publicDirectory).filter((file) => !file.endsWith('.gitkeep'));
  const made = filesIn(exportDirectory).filter((file) => !own.includes(file));
  for (const file of made) {
    const isPage = file.endsWith('.html');
    const isPayload =
      /(^|\/)__next\.[^/]*$/.test(file) ||
      (file.endsWith('.txt') && made.includes(file.replace(/txt$/, 'html')));
    const isUnnamed = file.startsWith('_next/') && !html.includes(file);
    if (!isPage && !isPayload && !isUnnamed && !file.endsWith('.gitkeep')) continue;
    rmSync(join(exportDirectory, file));
    // Some hosts serve an empty folder instead of the page of the same name.
    const folder = dirname(join(exportDirectory, file));
    if (!filesIn(folder).length) rmSync(folder, { recursive: true });
  }
}
