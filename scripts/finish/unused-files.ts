import { readdir, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesIn, textsIn } from '../system/files';
import { forwardingFolder } from '../../content/schema/old-address';
import { islandFolder } from './islands';

/**
 * Deletes the files that Next made and no page needs: the payloads of its router, and downloads
 * and all files below `_next/` that no page or manifest names.
 *
 * @param publicFiles the files of `public/`, which stay
 */
export async function removeUnusedFiles(
  exportDirectory: string,
  publicFiles: string[],
): Promise<void> {
  const files = (await filesIn(exportDirectory)).filter((file) => !publicFiles.includes(file));
  const readers = await textsIn(exportDirectory, /\.(html|webmanifest)$/);
  const named = new Set([...readers.values()].join('').match(/(_next|downloads)\/[\w./~-]+/g));
  for (const file of files) {
    // A page in `downloads/` is that of an old address.
    const isBuilt = /^(_next|downloads)\/(?!.*html$)/.test(file) && !file.startsWith(islandFolder);
    if ((isBuilt && !named.has(file)) || isPayload(file, files)) {
      await rm(join(exportDirectory, file));
      await removeIfEmpty(join(exportDirectory, dirname(file)));
    }
  }
}

/** Some hosts would serve an empty folder instead of the page with its name. */
async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length) return;
  await rmdir(folder);
  await removeIfEmpty(dirname(folder));
}

/**
 * A page's payload has the page's name. Next overwrites any file of that name from public/. The pages that lead
 * on from old addresses have left theirs in their folder.
 */
function isPayload(file: string, files: string[]): boolean {
  return (
    basename(file).startsWith('__next.') ||
    file.startsWith(`${forwardingFolder}/`) ||
    (file.endsWith('.txt') && files.includes(file.replace(/txt$/, 'html')))
  );
}
