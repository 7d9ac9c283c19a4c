// Warns of photos that are too small to look sharp. Portraits may be smaller.
import { warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { isPhotoKey } from '../../school/leaves';
import type { School } from '../../school/load-school';

export function smallPhotos({ leaves, photos }: School): Diagnostic[] {
  return Object.entries(photos).flatMap(([key, { width }]) => {
    const uses = leaves.filter((leaf) => isPhotoKey(leaf) && leaf.value === key);
    const needed = uses.some(({ type }) => type !== 'portrait') ? 1200 : 360;
    if (!uses.length || width >= needed) return [];
    const message = `this photo is ${width} pixels wide, but it needs ${needed} to look sharp. If you have the camera’s original file, use that.`;
    return warningAt(['photos', key], message);
  });
}
