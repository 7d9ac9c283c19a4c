import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../system/files';
import { encodePhoto } from './encode-photo';
import type { ListedPhoto } from './photo';

/** Where builds cache photo files. */
const photoFolder = '.generated/photos';

/**
 * Makes the files of all photos, skips those that exist and deletes those of removed or changed photos.
 *
 * @returns a one-line summary
 */
export async function makePhotos(photos: ListedPhoto[], folder = photoFolder): Promise<string> {
  await mkdir(folder, { recursive: true });
  const existing = await readdir(folder);
  const names: string[] = [];
  let made = 0;
  for (const photo of photos) {
    for (const file of photo.upright ? [...photo.files, photo.upright] : photo.files) {
      names.push(file.name);
      if (existing.includes(file.name)) continue;
      await replaceFile(join(folder, file.name), await encodePhoto(photo, file, 'publish'));
      made++;
    }
  }
  for (const name of existing) if (!names.includes(name)) await rm(join(folder, name));
  return `${made} files made, ${names.length - made} up to date`;
}

/** Copies the photo files that finished pages refer to into the export. */
export async function publishPhotos(html: string, exportDirectory: string, folder = photoFolder) {
  for (const name of await readdir(folder)) {
    if (html.includes(name)) await cp(join(folder, name), join(exportDirectory, 'photos', name));
  }
}
