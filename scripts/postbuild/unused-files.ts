import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesIn, textsIn } from '../system/files';

/** Git has no empty folders, so this file keeps `public/files/` there until a school adds documents. */
const placeholder = /(^|\/)\.gitkeep$/;

/**
 * Deletes the files that Next made and no page needs: the payloads of its router, and files in
 * `downloads/` and `_next/` that no page names.
 *
 * @param publicFiles the files of `public/`, which stay, except a `.gitkeep`
 */
export async function removeUnusedFiles(
  exportDirectory: string,
  publicFiles: string[],
): Promise<void> {
  const files = (await filesIn(exportDirectory)).filter(
    (file) => !publicFiles.includes(file) || placeholder.test(file),
  );
  const readers = await textsIn(exportDirectory, /\.html$/);
  const named = new Set([...readers.values()].join('').match(/(_next|downloads)\/[\w./~-]+/g));
  for (const file of files) {
    const isBuilt = /^(_next|downloads)\//.test(file);
    // Calendars subscribe to the dates, also when no page shows a coming day.
    const isCalendar =
      file.endsWith('.ics') &&
      (await readFile(join(exportDirectory, file), 'utf8')).includes('BEGIN:VEVENT');
    const isUnused = isBuilt && !named.has(file) && !isCalendar;
    if (isUnused || isPayload(file, files) || placeholder.test(file)) {
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

/** Whether a file is a payload. Next overwrites a file from public/ that has the name of a page's payload. */
function isPayload(file: string, files: string[]): boolean {
  return (
    basename(file).startsWith('__next.') ||
    (file.endsWith('.txt') && files.includes(file.replace(/txt$/, 'html')))
  );
}
