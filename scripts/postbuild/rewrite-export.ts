import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutEnding, type Page } from '../../content/schema/pages';
import { basePathOf } from '../configuration/base-path.mjs';
import { UserError } from '../system/command';
import { filesIn } from '../system/files';
import { bundleForm } from './form-bundle';
import { hostHeaders } from './headers';
import { licenseFile, licenseNotices } from './licenses';
import { addressesIn, elementsIn, parsePage } from './page-elements';
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
 * Content-Security-Policy, bundles the contact form, writes `_headers` and license notices, and deletes pages
 * without a row and files that no page needs. Copies each page to its further addresses, and to
 * `tuition/index.html`, where some hosts look for `/tuition/`.
 *
 * @returns every address that a page names, such as those of its photos
 * @throws UserError that names the page if it has something that this step does not understand. No file
 *   has been changed then
 */
export function rewriteExport(options: RewriteOptions): string[] {
  const { exportDirectory, publicDirectory, siteUrl, mailOrigin, pages } = options;
  const basePath = basePathOf(siteUrl);
  const bundle = bundleForm(basePath);
  const rewrite = (file: string) => {
    const html = readFileSync(join(exportDirectory, file), 'utf8');
    try {
      return rewritePage(html, bundle, mailOrigin);
    } catch (error) {
      const { message } = error as Error;
      throw new UserError(`${file} cannot be finished: ${message}.`, { cause: error });
    }
  };
  const finished = new Map([['404.html', rewrite('404.html')]]);
  for (const { path, alsoAt } of pages) {
    const html = rewrite(`${path.slice(1) || 'index'}.html`);
    for (const file of [path, ...alsoAt].flatMap(filesAt)) finished.set(file, html);
  }

  const texts = [...new Set(finished.values())];
  const html = texts.join('');
  removeUnusedFiles(exportDirectory, publicDirectory, html);
  const ownHeaders = join(publicDirectory, '_headers');
  const own = existsSync(ownHeaders) ? readFileSync(ownHeaders, 'utf8') : '';
  finished.set('_headers', hostHeaders(basePath, own));
  finished.set(licenseFile, licenseNotices(bundle.sources));
  if (html.includes(bundle.url)) finished.set(bundle.file, bundle.code);
  for (const [file, text] of finished) {
    mkdirSync(dirname(join(exportDirectory, file)), { recursive: true });
    writeFileSync(join(exportDirectory, file), text);
  }
  return texts.flatMap((each) => elementsIn(parsePage(each)).flatMap(addressesIn));
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
    const isPage = /\.(html|txt)$/.test(file) && made.includes(file.replace(/txt$/, 'html'));
    const isUnnamed = file.startsWith('_next/') && !html.includes(file);
    if (!isPage && !isUnnamed && !/(^|\/)(__next\.[^/]*|\.gitkeep)$/.test(file)) continue;
    rmSync(join(exportDirectory, file));
    // Some hosts would serve an empty folder instead of the page with its name.
    const folder = dirname(join(exportDirectory, file));
    if (!filesIn(folder).length) rmSync(folder, { recursive: true });
  }
}
