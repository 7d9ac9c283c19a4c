// Finds files in public/ that the site would overwrite or drop.
import { join } from 'node:path';
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import { addressesOf, filesAt, siteFiles, withoutSuffix } from '@/content/schema/parts/addresses';
import { filesIn } from '../../system/files';
import type { School } from '../../school/load-school';

const message =
  'the build creates a file or folder with this name. Move yours to public/files/, or delete it.';

export function wrongPublicFiles({ root, content }: School): Diagnostic[] {
  const addresses = content.pages.rows.flatMap(addressesOf);
  const folders = addresses.map((address) => withoutSuffix(address).slice(1));
  const made = new Set([...siteFiles, ...addresses.flatMap(filesAt), ...folders]);
  return filesIn(join(root, 'public'))
    .filter((name) => made.has(name) || /^(_next|icons|photos)\//.test(name))
    .map((name) => ({ file: `public/${name}`, message }));
}
