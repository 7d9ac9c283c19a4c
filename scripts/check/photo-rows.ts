import { join } from 'node:path';
import { previewSize } from '../../components/photo-sizes';
import { at, type Finding } from '../../content/schema/finding';
import { readOriginals } from '../pictures/photo-originals';
import { leaves } from './leaves';
import type { Content } from './rules';

/** Finds photos that cannot be used, and photos that are too small for the places that show them. */
export async function photoFindings(root: string, content: Content): Promise<Finding[]> {
  const { photos } = content;
  const { originals, mistakes } = await readOriginals(photos, join(root, 'content/photos'));
  // A photo of a person may be small.
  const large = leaves(content).filter(({ is }) => is === 'photo');
  const small = originals.filter(
    ({ key, size }) => size.width < previewSize.width && large.some(({ value }) => value === key),
  );
  return [
    ...mistakes,
    ...small.map(({ key, size }) => {
      const sentence = `this photo is ${size.width} pixels wide, and needs ${previewSize.width} to look sharp on large screens: use the camera’s original file if you have it.`;
      return { ...at(['photos', key], sentence), isWarning: true };
    }),
  ];
}
