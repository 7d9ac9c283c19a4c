import type { PhotoData } from '@/components/photo-sizes';
import { readGenerated } from './generated';

/**
 * The files of a picture, and what scripts/photos.ts measured.
 *
 * @param key the picture's key in `content/photos.ts`
 * @throws Error with a sentence if there are none
 */
export function photoFiles(key: string): PhotoData {
  const files = readGenerated<PhotoData>('photos')[key];
  if (!files) {
    throw new Error(
      `There are no files of a picture called “${key}”: it needs a row in content/photos.ts, ` +
        'and then “npm run build” or “npm start” makes them.',
    );
  }
  return files;
}
