import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PhotoData } from '@/components/photo-sizes';

/**
 * The files of a picture, and what scripts/photos.ts measured.
 *
 * @param key the picture's key in `content/photos.ts`
 * @throws Error with a sentence if there are none
 */
export function photoFiles(key: string): PhotoData {
  const files = readList()[key];
  if (!files) {
    throw new Error(
      `There are no files of a picture called “${key}”: it needs a row in content/photos.ts, ` +
        'and then “npm run build” or “npm start” makes them.',
    );
  }
  return files;
}

/** Not an import, because types are checked before the first build makes the list. */
function readList(): Record<string, PhotoData> {
  const list = join(process.cwd(), '.generated', 'photos.json');
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as Record<string, PhotoData>;
  } catch {
    return {};
  }
}
