import { join } from 'node:path';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { addressesOf, siteFiles, withoutEnding } from '../../content/schema/pages';
import { filesIn } from '../system/files';
import { neededModules, type ContentModules } from './content-modules';
import { isPage } from './published';

/** Generated folders. */
const madeFolders = /^(_next|icons|photos)\//;

/**
 * Finds files in `public/` that the site generates and would overwrite or drop.
 *
 * @param root the folder that holds `public/`
 */
export function ownFiles(root: string, content: ContentModules): Diagnostic[] {
  const addresses = content.pages.rows.flatMap(addressesOf);
  // Next also makes custom pages without a row.
  const designed = neededModules.filter((name) => name !== 'home' && isPage(content[name]));
  const names = [...addresses.map((address) => withoutEnding(address).slice(1)), ...designed];
  const made = new Set([
    ...siteFiles,
    ...names
      .filter(Boolean)
      .flatMap((name) => [name, `${name}.html`, `${name}/index.html`, `${name}.txt`]),
    'index.html',
    'index.txt',
  ]);
  return filesIn(join(root, 'public'))
    .filter((file) => made.has(file) || madeFolders.test(file))
    .map((file) => {
      const message = madeFolders.test(file)
        ? `the site makes the files in public/${file.split('/')[0]}/ itself: remove this one, or move it to public/files/.`
        : 'the site makes this file itself: remove it.';
      return { file: `public/${file}`, message };
    });
}
