import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { addressesOf, siteFiles, withoutEnding } from '../../content/schema/pages';
import { filesIn } from '../system/files';
import type { CheckInput } from './check-input';

const madeHere =
  'the site makes the files here itself: remove this one, or move it to public/files/.';

/** Finds files in `public/` that the site would overwrite or drop, and those that are too large for some hosts. */
export function wrongPublicFiles({ root, content }: CheckInput): Diagnostic[] {
  const pages = content.pages.rows
    .flatMap(addressesOf)
    .map((address) => withoutEnding(address).slice(1) || 'index')
    .flatMap((name) => [name, `${name}.html`, `${name}/index.html`, `${name}.txt`]);
  const made = new Set([...siteFiles, ...pages]);
  return filesIn(join(root, 'public')).flatMap((name) => {
    const file = `public/${name}`;
    if (made.has(name) || /^(_next|icons|photos)\//.test(name)) return { file, message: madeHere };
    const megabytes = Math.ceil(statSync(join(root, file)).size / 1024 ** 2);
    // developers.cloudflare.com/pages/platform/limits
    if (megabytes <= 25) return [];
    const message = `has ${megabytes} MB, and some hosts publish nothing if a file has more than 25 MB: export it with smaller pictures (Acrobat: Reduce File Size; Preview on a Mac: Quartz Filter).`;
    return { file, message, severity: 'warning' };
  });
}
