import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawingFile } from '@/components/drawing';
import type { PhotoData } from '@/components/photo-sizes';

/**
 * The files of a photo.
 *
 * @param key the photo's key in `content/photos.ts`
 * @throws Error with a sentence if there are none
 */
export const photoFiles = (key: string) =>
  generated<PhotoData>('photos', key, 'a row in content/photos.ts');

/**
 * The brightness of the left two fifths of a photo: `light` (95 % of it is lighter than 150 of 255) if
 * dark text is legible there, `dark` (95 % of it is darker than 70) if light text is.
 */
export async function leftOf(key: string): Promise<'light' | 'dark' | 'uneven'> {
  const photo = sharp(photoFiles(key).path).autoOrient().removeAlpha();
  // Cuts the photo as a large screen does.
  const left = photo.resize(100, 56).extract({ left: 0, top: 0, width: 40, height: 56 });
  const grays = (await left.greyscale().raw().toBuffer()).sort();
  if (grays.at(0.05 * grays.length)! > 150) return 'light';
  return grays.at(-0.05 * grays.length)! < 70 ? 'dark' : 'uneven';
}

type Drawings = Record<string, DrawingFile & { original: string }>;

/** The drawings in `content/drawings/`, by their keys. */
export const drawings = () => listOf('drawings') as Drawings;

/**
 * A drawing from `content/drawings/`.
 *
 * @param key `logo`, `icon`, or the file name of a badge
 * @throws Error with a sentence if scripts/pictures/drawings.ts has not listed it
 */
export const drawing = (key: string) =>
  generated<Drawings[string]>('drawings', key, 'a file in content/drawings');

/** A list in `.generated/`. Not an import, because a type check may run before any build. */
function listOf(list: string): Record<string, unknown> {
  const file = join(process.cwd(), '.generated', `${list}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function generated<Item>(list: string, key: string, needed: string): Item {
  const item = listOf(list)[key] as Item | undefined;
  if (item) return item;
  throw new Error(
    `There are no files for “${key}”: it needs ${needed}, and then ` +
      '“npm run build” or “npm start” makes them.',
  );
}
