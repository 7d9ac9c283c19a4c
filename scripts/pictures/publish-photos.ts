import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { photoFolder } from './make-photos';

/** Copies the photo files that finished pages refer to into the export. */
export async function publishPhotos(html: string, exportDirectory: string, folder = photoFolder) {
  for (const name of await readdir(folder)) {
    if (html.includes(name)) await cp(join(folder, name), join(exportDirectory, 'photos', name));
  }
}
