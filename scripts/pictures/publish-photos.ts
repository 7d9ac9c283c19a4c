import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { photoFileNamed, type PhotoOriginal } from './photo-files';
import { efforts, encodePhoto } from './encode-photo';

/**
 * Makes the photo files that pages name, and copies them into the export. Files that an earlier build made
 * are not made again, and those that no page names any more are deleted.
 *
 * @param addresses the addresses in the pages of the export
 * @param photos the photos of `content/photos.ts`, by their keys
 * @param cache the folder where builds keep the files
 * @returns one line about what was done
 */
export async function publishPhotos(
  addresses: string[],
  photos: Record<string, PhotoOriginal>,
  exportDirectory: string,
  cache = '.generated/photos',
): Promise<string> {
  const names = new Set(addresses.map((address) => posix.basename(address)));
  const files = [...names].flatMap((name) => photoFileNamed(name, photos) ?? []);
  await mkdir(cache, { recursive: true });
  const missing = files.filter(({ name }) => !existsSync(join(cache, name)));
  if (missing.length) console.log(`Photos: making ${missing.length} files`);
  const remaining = [...missing];
  const makeRemaining = async () => {
    for (let file = remaining.pop(); file; file = remaining.pop()) {
      const bytes = await encodePhoto(file, efforts.publish);
      // Renaming the complete file ensures that a stopped build leaves no partial photo.
      await writeFile(join(cache, `${file.name}.part`), bytes);
      await rename(join(cache, `${file.name}.part`), join(cache, file.name));
    }
  };
  // sharp makes four at a time. If all started at once, a stopped build would leave none.
  await Promise.all(Array.from({ length: 4 }, makeRemaining));
  for (const name of await readdir(cache)) if (!names.has(name)) await rm(join(cache, name));
  await cp(cache, join(exportDirectory, 'photos'), { recursive: true });
  return `${missing.length} files made, ${files.length - missing.length} up to date`;
}
