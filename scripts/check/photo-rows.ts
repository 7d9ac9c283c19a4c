import { join } from 'node:path';
import { previewSize } from '../../components/photo-sizes';
import { at, type Finding } from '../../content/schema/finding';
import { readOriginals } from '../pictures/photo-originals';
import { isPhotoKey, leaves } from './leaves';
import type { Content } from './rules';

/** The fields whose photo shows a person, and may be small. */
const isPerson = /^(people|portrait)$/;

/** Photos that cannot be used, and those that are too small for the places where they are shown. */
export async function photoFindings(root: string, content: Content): Promise<Finding[]> {
  const { photos } = content;
  const { originals, mistakes } = await readOriginals(photos, join(root, 'content/photos'));
  const large = leaves(content).filter(
    (leaf) => isPhotoKey(leaf) && !leaf.path.some((key) => isPerson.test(String(key))),
  );
  const small = originals.filter(
    ({ key, size }) => size.width < previewSize.width && large.some(({ value }) => value === key),
  );
  return [
    ...mistakes,
    ...small.map(({ key, size }) => {
      const sentence = `this photo is ${size.width} pixels wide, and looks sharp on large screens only from ${previewSize.width} on: use the camera’s own file, if you have it.`;
      return { ...at(['photos', key], sentence), isWarning: true };
    }),
  ];
}
