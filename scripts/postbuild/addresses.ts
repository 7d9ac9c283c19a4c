import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesOf, type Page } from '../../content/schema/pages';
import { filesIn } from '../system/files';

/** What a row of `content/pages.ts` says about its addresses. */
export type PageRow = Pick<Page, 'path' | 'alsoAt' | 'lang'>;

/** The file of a page as Next writes it. */
export const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`;

/** The files that answer at an address on any host: with a slash at the end, without one, and with `.html`. */
export function filesAt(path: string): string[] {
  const name = path.slice(1).replace(/(^|\/index)?(\.html|\/)?$/, '');
  return name ? [`${name}.html`, `${name}/index.html`] : ['index.html'];
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
