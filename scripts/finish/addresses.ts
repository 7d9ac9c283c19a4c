import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forwardingFolder, forwardingPage } from '../../content/schema/old-address';
import { languagesOf, type Page } from '../../content/schema/pages';
import { filesIn } from '../system/files';

/** What a row of `content/pages.ts` says about addresses. */
export type PageAddresses = Pick<Page, 'path'> & Partial<Pick<Page, 'formerly' | 'lang'>>;

const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`;

/** The language of a file: from its row if it is a page, or else from its folder, as in `es/404.html`. */
export function langOfFile(file: string, rows: PageAddresses[]): string | undefined {
  const row = rows.find(({ path }) => fileOf(path) === file);
  return row ? row.lang : languagesOf(rows).find((lang) => file.startsWith(`${lang}/`));
}

/**
 * Deletes the pages that Next exported but that have no row: pages with a folder in `app/` that the
 * school removed or moved, and a copy of `404.html`.
 */
export async function removeOtherPages(
  exportDirectory: string,
  rows: PageAddresses[],
  publicFiles: string[],
): Promise<void> {
  const files = await filesIn(exportDirectory);
  const notFound = ['404.html', ...languagesOf(rows).map((lang) => `${lang}/404.html`)];
  const kept = [...publicFiles, ...notFound, ...rows.map(({ path }) => fileOf(path))];
  for (const file of files) {
    const payload = file.replace(/\.html$/, '.txt');
    // Next's own pages have a payload. Any other file belongs to the school.
    if (payload === file || kept.includes(file) || !files.includes(payload)) continue;
    if (file.startsWith(`${forwardingFolder}/`)) continue;
    await rm(join(exportDirectory, file));
    await rm(join(exportDirectory, payload));
  }
}

/** Moves each page that leads on from an old address to that address. */
export async function moveForwardingPages(
  exportDirectory: string,
  rows: PageAddresses[],
): Promise<void> {
  for (const address of rows.flatMap(({ formerly = [] }) => formerly)) {
    const page = forwardingPage(address);
    if (!page) continue;
    const file = join(exportDirectory, page.file);
    await mkdir(dirname(file), { recursive: true });
    await rename(join(exportDirectory, `${page.drawnAt}.html`), file);
  }
}

/**
 * The lines of `_redirects`, which Cloudflare and Netlify follow: each old address leads to the new one.
 *
 * @param basePath the path that the site's URLs begin with, or an empty string
 */
export function redirects(rows: PageAddresses[], basePath: string): string {
  const lines = rows.flatMap(({ path, formerly = [] }) =>
    formerly.map((former) => {
      const { pathname } = new URL(former, 'https://site');
      const escaped = pathname.replace(/%../g, (sign) => sign.toUpperCase());
      return `${basePath}${escaped} ${basePath}${path} 301\n`;
    }),
  );
  return lines.join('');
}
