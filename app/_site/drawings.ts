import type { DrawingFile } from '@/components/drawing';
import { readGenerated } from './generated';

/**
 * A drawing of `content/drawings/`.
 *
 * @param key `logo`, `icon`, or the file name of a badge
 * @throws Error with a sentence if scripts/drawings.ts has not made it
 */
export function drawing(key: string): DrawingFile & { original: string } {
  const file = readGenerated<DrawingFile & { original: string }>('drawings')[key];
  if (!file)
    throw new Error(`There is no drawing “${key}”: “npm run build” or “npm start” makes it.`);
  return file;
}
