import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePhoto } from './encode-photo';
import type { Photo } from './photo';

/** Where builds keep the files of photos. */
export const photoFolder = '.generated/photos';

/**
 * Makes the files of all photos. Files that an earlier build made are not made again, and those of photos that
 * are gone or changed are deleted.
 *
 * @returns one line about what was done
 */
export async function makePhotos(photos: Photo[], folder = photoFolder): Promise<string> {
  const all = photos.flatMap((photo) =>
    [...photo.files, photo.upright]
      .filter((file) => file !== undefined)
      .map((file) => ({ photo, file })),
  );
  const names = new Set(all.map(({ file }) => file.name));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(join(folder, name));
  const missing = all.filter(({ file }) => !existsSync(join(folder, file.name)));
  const make = async ({ photo, file }: (typeof all)[number]) => {
    const path = join(folder, file.name);
    // Renaming the complete file ensures that a stopped build leaves no partial photo.
    await writeFile(`${path}.part`, await encodePhoto(photo, file, 'publish'));
    await rename(`${path}.part`, path);
  };
  // sharp makes four at a time. If all started at once, a stopped build would leave none.
  for (let made = 0; made < missing.length; made += 4) {
    if (process.stdout.isTTY) process.stdout.write(`\rPhotos: ${made} of ${missing.length}`);
    await Promise.all(missing.slice(made, made + 4).map(make));
  }
  if (missing.length && process.stdout.isTTY) process.stdout.write('\n');
  return `${missing.length} files made, ${all.length - missing.length} up to date`;
}
