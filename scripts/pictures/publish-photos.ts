import { cp, readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { photoFolder } from './make-photos';

/**
 * Copies the photo files that pages name into the export.
 *
 * @param addresses the addresses in the pages of the export
 */
export async function publishPhotos(
  addresses: string[],
  exportDirectory: string,
  folder = photoFolder,
): Promise<void> {
  const named = new Set(addresses.map((address) => posix.basename(address)));
  for (const name of await readdir(folder)) {
    if (named.has(name)) await cp(join(folder, name), join(exportDirectory, 'photos', name));
  }
}
