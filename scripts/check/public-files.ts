import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { addressesOf, siteFiles, withoutEnding } from '../../content/schema/pages';
import { filesIn } from '../system/files';
import type { CheckInput } from './check-input';

/** Folders that the site fills. */
const madeFolder = /^(_next|icons|photos)\//;

/** Finds files in `public/` that the site would overwrite or drop, and those that are too large for some hosts. */
export function wrongPublicFiles({ root, content }: CheckInput): Diagnostic[] {
  const pages = content.pages.rows
    .flatMap(addressesOf)
    .map((address) => withoutEnding(address).slice(1) || 'index')
    .flatMap((name) => [name, `${name}.html`, `${name}/index.html`]);
  const made = new Set([...siteFiles, ...pages]);
  return filesIn(join(root, 'public')).flatMap((name) => {
    const file = `public/${name}`;
    if (made.has(name)) return { file, message: 'the site makes this file itself: remove it.' };
    if (madeFolder.test(name)) {
      const message =
        'the site makes this folder itself: move the file to public/files/, or remove it.';
      return { file, message };
    }
    const megabytes = Math.ceil(statSync(join(root, file)).size / 1024 ** 2);
    // developers.cloudflare.com/pages/platform/limits
    if (megabytes <= 25) return [];
    const message = `is ${megabytes} MB, and some hosts publish nothing if a file is larger than 25 MB: export it with smaller pictures (Acrobat: Reduce File Size; Preview on a Mac: Quartz Filter).`;
    return { file, message, severity: 'warning' };
  });
}
