import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownTag } from '../../content/schema/print/format';
import { languagesOf, type Page } from '../../content/schema/pages';
import { filesIn } from '../system/files';
import { basePathOf } from './base-path.mjs';

/** What a row of `content/pages.ts` says about its addresses. */
export type PageRow = Pick<Page, 'path' | 'alsoAt' | 'formerly' | 'name' | 'lang'>;

/** One address of the finished site. */
export interface Address {
  /** The path as browsers send it, without the path of the site itself: `/tuition`, `/Our%20Team`. */
  path: string;
  /** The page that is at this address, or that an old address leads to. */
  page: PageRow;
  isOld: boolean;
}

/** Every address of the finished site, for its files and for what hosts read. */
export function addressesOf(rows: PageRow[]): Address[] {
  return rows.flatMap((page) => [
    ...[page.path, ...page.alsoAt].map((path) => ({ path, page, isOld: false })),
    ...page.formerly.map((path) => ({ path: asSent(path), page, isOld: true })),
  ]);
}

/** A path with its escapes as browsers send them. Cloudflare compares them exactly, in upper case. */
function asSent(path: string): string {
  return new URL(path, 'https://site').pathname.replace(/%../g, (sign) => sign.toUpperCase());
}

/** The file of a page as Next writes it. */
export const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`;

/**
 * The files that answer at an address on any host: with a slash at the end, without one, and with `.html`.
 * Only an address of plain letters, digits, hyphens, underscores and slashes has some, also with `.html` at the
 * end: hosts would not serve `/fees.php` as a page, and systems differ in how they write other characters.
 */
export function filesAt(path: string): string[] {
  if (path === '/') return ['index.html'];
  const plain = /^\/([A-Za-z\d][\w-]*(?:\/[A-Za-z\d][\w-]*)*?)(\/index)?(\/|\.html)?$/;
  const [, name] = plain.exec(path) ?? [];
  return name ? [`${name}.html`, `${name}/index.html`] : [];
}

/**
 * Deletes the pages that Next exported but that have no row: pages with a folder in `app/` that the
 * school removed or moved, and a copy of `404.html`.
 */
export async function removeOtherPages(
  exportDirectory: string,
  rows: PageRow[],
  publicFiles: string[],
): Promise<void> {
  const files = await filesIn(exportDirectory);
  const notFound = ['404.html', ...languagesOf(rows).map((lang) => `${lang}/404.html`)];
  const kept = [...publicFiles, ...notFound, ...rows.map(({ path }) => fileOf(path))];
  for (const file of files) {
    const payload = file.replace(/\.html$/, '.txt');
    // Next's own pages have a payload. Any other file belongs to the school.
    if (payload === file || kept.includes(file) || !files.includes(payload)) continue;
    await rm(join(exportDirectory, file));
    await rm(join(exportDirectory, payload));
  }
}

/**
 * The lines of `_redirects`, which Cloudflare and Netlify follow: each old address leads to the new one.
 *
 * @param basePath the path that the site's URLs begin with, or an empty string
 */
export function redirects(addresses: Address[], basePath: string): string {
  const old = addresses.filter(({ isOld }) => isOld);
  return old.map(({ path, page }) => `${basePath}${path} ${basePath}${page.path} 301\n`).join('');
}

/**
 * The page at an old address, for hosts that ignore `_redirects`.
 *
 * @param siteUrl the site's public URL, without a slash at the end
 */
export function forwardingPage({ path, name, lang = ownTag }: PageRow, siteUrl: string): string {
  const basePath = basePathOf(siteUrl);
  const href = basePath + path;
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<title>${title}</title>
<link rel="icon" href="${basePath}/favicon.ico">
<meta name="robots" content="noindex">
<link rel="canonical" href="${siteUrl}${path}">
<meta http-equiv="refresh" content="0; url=${href}">
<a href="${href}">${title}</a>
`;
}
