import { readFile, readdir, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesIn } from './files';

/**
 * Deletes the files that Next made and no page needs: payloads for its router, second copies of the
 * not-found page, and whatever below `_next/` no file that stays names, directly or through others.
 * What comes from `public/` stays.
 *
 * @param exportDirectory the export, with its pages as they will be published
 */
export async function sweep(exportDirectory: string): Promise<void> {
  const files = await filesIn(exportDirectory);
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  const leftOver = files.filter((file) => isLeftOver(file, pages));
  const built = files.filter((file) => file.startsWith('_next/'));
  const gone = new Set([...leftOver, ...built]);
  const needed = await follow(
    exportDirectory,
    files.filter((file) => !gone.has(file)),
    built,
  );
  for (const file of gone) if (!needed.has(file)) await rm(join(exportDirectory, file));
  await removeEmptyFolders(exportDirectory);
}

/** Second copies of the not-found page, next to the one that hosts look for. */
export const notFoundCopies = ['_not-found.html', '_not-found/index.html', '404/index.html'];

function isLeftOver(file: string, pages: Set<string>): boolean {
  if (notFoundCopies.includes(file)) return pages.has('404.html');
  if (!file.endsWith('.txt')) return false;
  // A page's payload has its name; no file from public/ can, for Next writes over it.
  return basename(file).startsWith('__next.') || pages.has(file.replace(/txt$/, 'html'));
}

const readable = /\.(html|js|css|json|webmanifest|xml|svg|txt)$/;

/** All files of `built` whose name's hash stands in one of `start`, or in another such file. */
async function follow(folder: string, start: string[], built: string[]): Promise<Set<string>> {
  const byHash = new Map<string, string[]>();
  for (const file of built) byHash.set(hashOf(file), [...(byHash.get(hashOf(file)) ?? []), file]);
  const needed = new Set<string>();
  const waiting = start.filter((file) => readable.test(file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = await readFile(join(folder, file), 'utf8');
    // An inlined style tells where it came from, and an icon's query is only there to be new.
    const words = text.replace(/ data-href="[^"]*"|\?[\w.~-]+/g, '').match(/[\w~-]+/g);
    for (const word of new Set(words)) {
      for (const found of byHash.get(word) ?? []) {
        if (needed.has(found)) continue;
        needed.add(found);
        if (readable.test(found)) waiting.push(found);
      }
    }
  }
  return needed;
}

/** `2f81c` of `icon.2f81c.svg`: bundlers may put a name together from parts, but not a hash. */
function hashOf(file: string): string {
  return basename(file).split('.').at(-2) ?? file;
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  }
  if (!(await readdir(folder)).length) await rmdir(folder);
}
