import { readdir, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesIn, textsIn } from '../system/files';
import { forwardingFolder } from '../../content/schema/old-address';
import { islandFolder } from './islands';

/**
 * Deletes the files that Next made and no page needs: the payloads of its router, and files in
 * `downloads/` and `_next/`, other than the islands, that no page names.
 *
 * @param publicFiles the files of `public/`, which stay
 */
export async function removeUnusedFiles(
  exportDirectory: string,
  publicFiles: string[],
): Promise<void> {
  const files = (await filesIn(exportDirectory)).filter((file) => !publicFiles.includes(file));
  const readers = await textsIn(exportDirectory, /\.html$/);
  const named = new Set([...readers.values()].join('').match(/(_next|downloads)\/[\w./~-]+/g));
  for (const file of files) {
    // A page in `downloads/` leads on from an old address.
    const isBuilt = /^(_next|downloads)\/(?!.*html$)/.test(file) && !file.startsWith(islandFolder);
    if ((isBuilt && !named.has(file)) || isPayload(file, files)) {
      await rm(join(exportDirectory, file));
      await removeIfEmpty(join(exportDirectory, dirname(file)));
    }
  }
}

/** Removes empty folders, because some hosts would serve one instead of the page with its name. */
async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length) return;
  await rmdir(folder);
  await removeIfEmpty(dirname(folder));
}

/**
 * Whether a file is a payload. A page's payload has the page's name, and Next overwrites a file with that name from
 * public/. In `formerly/` only payloads are left, because the pages have moved to the old addresses.
 */
function isPayload(file: string, files: string[]): boolean {
  return (
    basename(file).startsWith('__next.') ||
    file.startsWith(`${forwardingFolder}/`) ||
    (file.endsWith('.txt') && files.includes(file.replace(/txt$/, 'html')))
  );
}
