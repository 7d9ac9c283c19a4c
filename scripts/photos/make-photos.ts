import { existsSync } from 'node:fs';
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
  const all = photos.flatMap((photo) =>
    [...photo.files, photo.upright]
      .filter((file) => file !== undefined)
      .map((file) => ({ photo, file })),
  );
  const names = new Set(all.map(({ file }) => file.name));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(join(folder, name));
  const missing = all.filter(({ file }) => !existsSync(join(folder, file.name)));
  const make = async ({ photo, file }: (typeof all)[number]) =>
    replaceFile(join(folder, file.name), await encodePhoto(photo, file, 'publish'));
  // Four at a time: if all started at once, an interrupted build would finish none.
  for (let made = 0; made < missing.length; made += 4)
    await Promise.all(missing.slice(made, made + 4).map(make));
  return `${missing.length} files made, ${all.length - missing.length} up to date`;
}

/** Copies the photo files that finished pages refer to into the export. */
export async function publishPhotos(html: string, exportDirectory: string, folder = photoFolder) {
  for (const name of await readdir(folder)) {
    if (html.includes(name)) await cp(join(folder, name), join(exportDirectory, 'photos', name));
  }
}
