import { statSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { nearest } from '../../content/schema/explain/nearest';
import { sameOnHosts, siteFiles, type Page } from '../../content/schema/pages';
import { hrefsIn, leaves, type Leaf } from '../../content/schema/leaves';
import { formatFileSize } from '../../content/schema/format';
import { plain } from '../../content/schema/text';
import { filesIn, plainName } from '../system/files';

/**
 * Finds documents that content names but that are missing from `public/files/`, are empty, or have a # or ?
 * in their name, which Netlify refuses. A link to `/files/…` names a document, too.
 */
export function documentMistakes(
  root: string,
  content: Record<string, unknown>,
  siteUrl?: string,
): Diagnostic[] {
  const folder = join(root, 'public', 'files');
  const documents = filesIn(folder).filter((name) => name !== '.gitkeep');
  const problemWith = (name: string) => {
    const isThere = documents.includes(name);
    const [sign] = /[#?]/.exec(name) ?? [];
    if (isThere && sign) {
      return `hosts refuse a file with a ${sign} in its name: rename public/files/${name}, and write the new name here.`;
    }
    if (isThere && statSync(join(folder, name)).size) return [];
    const same = documents.find((each) => each !== name && asSeen(each) === asSeen(name));
    if (same) {
      return `a file in public/files/ has this name with accents, spaces or signs that only look the same: rename it ${plainName(same)}, and write that name here.`;
    }
    const others = documents.filter((each) => each !== name);
    const other = others.length ? `, or ${nearest(name, others)}` : '';
    return `public/files/${name} ${isThere ? 'is empty' : 'does not exist'}: put the whole file there${other}.`;
  };
  return leaves(content).flatMap((leaf) =>
    documentsIn(leaf, siteUrl)
      .flatMap(problemWith)
      .map((message) => at(leaf.path, message)),
  );
}

/** The form that two names share if they look the same. */
const asSeen = (name: string) =>
  plain(name)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’]/g, "'");

/** Finds files that are too large for some hosts (developers.cloudflare.com/pages/platform/limits). */
export function largeFiles(root: string): Diagnostic[] {
  return filesIn(join(root, 'public')).flatMap((name) => {
    const { size } = statSync(join(root, 'public', name));
    if (size <= 25 * 1024 ** 2) return [];
    const message = `has ${formatFileSize(size)}, and some hosts publish nothing if a file has more than 25 MB: export it with smaller pictures (Acrobat: Reduce File Size; Preview on a Mac: Quartz Filter).`;
    return [{ file: `public/${name}`, message, severity: 'warning' as const }];
  });
}

export function documentsIn(leaf: Leaf, siteUrl?: string): string[] {
  return hrefsIn(leaf, siteUrl).flatMap((href) => {
    const [, name] = /^\/files\/([^#?]+)/.exec(href) ?? [];
    return name ? unescape(name) : [];
  });
}

/**
 * Finds files in `public/` with the name of a page or of a file that the site makes. Next would
 * overwrite them, and the build would not finish the page, because it never changes the school's files.
 */
export function takenNames(root: string, pages: Pick<Page, 'path' | 'alsoAt'>[]): Diagnostic[] {
  const addresses = pages.flatMap(({ path, alsoAt }) => [path, ...alsoAt]);
  const taken = ['/404', ...addresses].map(sameOnHosts);
  // Next also writes a .txt for each page.
  const addressOf = (file: string) => sameOnHosts(encodeURI(`/${file.replace(/txt$/, 'html')}`));
  const message =
    'has the address of a page, or of a file that the site makes, and would be lost: give it another name, or remove it.';
  return filesIn(join(root, 'public'))
    .filter((file) => siteFiles.includes(file) || taken.includes(addressOf(file)))
    .map((file) => ({ file: `public/${file}`, message }));
}
