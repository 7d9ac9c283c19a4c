import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutEnding, type Page } from '../../content/schema/pages';
import { basePathOf } from '../configuration/base-path.mjs';
import { UserError } from '../system/command';
import { filesIn } from '../system/files';
import { bundleForm } from './form-bundle';
import { rewritePage } from './rewrite-page';

interface RewriteOptions {
  /** The export of `next build`: `out`. */
  exportDirectory: string;
  /** The folder whose files are published as they are. */
  publicDirectory: string;
  /** The site's public URL, which may have a path, without a slash at the end. */
  siteUrl: string;
  /** Where the contact form sends its message, if it is connected. */
  mailOrigin?: string;
  /** The rows of `content/pages.ts`. */
  pages: Pick<Page, 'path' | 'alsoAt'>[];
}

/**
 * Turns Next's export into the site to publish, in place: removes Next's scripts from every page, adds a
 * Content-Security-Policy, bundles the contact form, and deletes pages without a row and files that no page
 * needs. Copies each page to its further addresses, and to `tuition/index.html`, where some hosts look for
 * `/tuition/`.
 *
 * @returns the HTML of all pages
 * @throws UserError that names the page if it has something that this step does not understand. No file
 *   has been changed then
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
  const finished = pages.map(({ path, alsoAt }) => ({
    html: rewrite(`${path.slice(1) || 'index'}.html`),
    files: [path, ...alsoAt].flatMap(filesAt),
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

/** The files that answer at an address on any host: with a slash at the end, without one, and with `.html`. */
function filesAt(path: string): string[] {
  const name = withoutEnding(path).slice(1);
  return name ? [`${name}.html`, `${name}/index.html`] : ['index.html'];
}

/**
 * Deletes Next's pages with the payloads of its router, the files in `_next/` that no finished page names, and
 * each `.gitkeep`. All other files of `public/` stay.
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
    // Some hosts would serve an empty folder instead of the page with its name.
    const folder = dirname(join(exportDirectory, file));
    if (!filesIn(folder).length) rmSync(folder, { recursive: true });
  }
}
