import type { DrawingFile } from '@/components/drawing';
import type { PhotoOriginal } from '@/components/photo-files';

/** What `npm run dev` and builds learn about pictures before Next starts (scripts/prepare.ts). */
interface Pictures {
  photos: Record<string, PhotoOriginal>;
  drawings: Record<string, DrawingFile & { original: string }>;
}
// eslint-disable-next-line @typescript-eslint/no-require-imports -- types are checked before it is there
const pictures: Pictures = require('../../.generated/pictures.json');

/** The photos and drawings in `content/`, by their keys. */
export const { photos, drawings } = pictures;

/**
 * A photo from `content/photos/`.
 *
 * @param key its key in `content/photos.ts`
 * @throws Error with a sentence if there is none
 */
export const photoOriginal = (key: string) => photos[key] ?? missing(key, 'photos');

/**
 * A drawing from `content/drawings/`.
 *
 * @param key `logo`, `icon`, or the file name of a badge
 * @throws Error with a sentence if there is none
 */
export const drawing = (key: string) => drawings[key] ?? missing(key, 'drawings');

function missing(key: string, folder: string): never {
  throw new Error(
    `“${key}” is not in content/${folder}/, or cannot be read: put it there, or correct its name.`,
  );
}
