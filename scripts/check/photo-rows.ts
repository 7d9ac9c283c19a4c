import { previewSize, type PhotoOriginal } from '../pictures/photo-files';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { leaves } from '../../content/schema/walk/leaves';
import type { Content } from './rules';

/** Finds photos that are too small for the places that show them. */
export function smallPhotos(photos: Record<string, PhotoOriginal>, content: Content): Diagnostic[] {
  // A photo of a person may be small.
  const large = leaves(content).filter(({ is }) => is === 'photo');
  const small = Object.values(photos).filter(
    ({ key, width }) => width < previewSize.width && large.some(({ value }) => value === key),
  );
  return small.map(({ key, width }) => {
    const message = `this photo is ${width} pixels wide, and needs ${previewSize.width} to look sharp on large screens: use the camera’s original file if you have it.`;
    return { ...at(['photos', key], message), severity: 'warning' as const };
  });
}
