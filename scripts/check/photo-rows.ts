import { previewSize } from '../../components/photo-files';
import { at, type Finding } from '../../content/schema/finding';
import { readOriginals } from '../pictures/photo-originals';
import { leaves } from './leaves';
import type { Content } from './rules';

/**
 * Reads the photos. Finds those that cannot be used, and those that are too small for the places that show
 * them.
 */
export async function readPhotos(root: string, content: Content) {
  const { photos, mistakes } = await readOriginals(content.photos, root);
  // A photo of a person may be small.
  const large = leaves(content).filter(({ is }) => is === 'photo');
  const small = Object.values(photos).filter(
    ({ key, width }) => width < previewSize.width && large.some(({ value }) => value === key),
  );
  const warnings = small.map(({ key, width }): Finding => {
    const sentence = `this photo is ${width} pixels wide, and needs ${previewSize.width} to look sharp on large screens: use the camera’s original file if you have it.`;
    return { ...at(['photos', key], sentence), isWarning: true };
  });
  return { photos, findings: [...mistakes, ...warnings] };
}
