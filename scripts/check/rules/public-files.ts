// Finds files in public/ that the site would overwrite or drop.
import { join } from 'node:path';
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import { addressesOf, siteFiles, withoutSuffix } from '@/content/schema/pages';
import { filesIn } from '../../system/files';
import type { School } from '../../school/load-school';

const message =
  'the build creates a file or folder with this name. Move yours to public/files/, or delete it.';

export function wrongPublicFiles({ root, content }: School): Diagnostic[] {
  const pages = content.pages.rows
    .flatMap(addressesOf)
    .map((address) => withoutSuffix(address).slice(1) || 'index')
    .flatMap((name) => [name, `${name}.html`, `${name}/index.html`]);
  const made = new Set([...siteFiles, ...pages]);
  return filesIn(join(root, 'public'))
    .filter((name) => made.has(name) || /^(_next|icons|photos)\//.test(name))
    .map((name) => ({ file: `public/${name}`, message }));
}
