import rows from '@/content/photos';
import type { DrawingFile } from '@/scripts/pictures/drawings';
import type { PhotoOriginal } from '@/scripts/pictures/photo-files';

/** What `npm run dev` and builds learn about pictures before Next starts (scripts/prepare.ts). */
interface Pictures {
  photos: Record<string, PhotoOriginal>;
  drawings: Record<string, DrawingFile>;
}
// eslint-disable-next-line @typescript-eslint/no-require-imports -- types are checked before it is there
const pictures: Pictures = require('../../.generated/pictures.json');

/** The photos and drawings in `content/`, by their keys. */
export const { photos, drawings } = pictures;

/**
 * A photo from `content/photos/`, what it shows, and its evening photo. A build stops if one is missing. The
 * editing server draws a missing one as a broken picture, and says below the page what to do.
 *
 * @param key its key in `content/photos.ts`
 */
export function photoOf(key: string) {
  const { alt = key, evening } = rows[key] ?? {};
  return { alt, original: originalOf(key), evening: evening ? originalOf(evening) : undefined };
}

function originalOf(key: string): PhotoOriginal {
  return photos[key] ?? { key, path: '', width: 3, height: 2, focus: [50, 50], hash: 'missing' };
}

/**
 * A drawing from `content/drawings/`, which may be missing as a photo may be.
 *
 * @param key `logo`, `icon`, or the file name of a badge
 */
export const drawing = (key: string) =>
  drawings[key] ?? { src: `/drawings/${key}`, width: 44, height: 44, original: key };
