import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { shapes } from '../../components/photo-sizes';
import { at, type Finding } from '../../content/schema/finding';

/** A photo as the school took it. */
export interface Original {
  /** Its key in `content/photos.ts`. */
  key: string;
  path: string;
  /** Its size as people see it, after the rotation that the camera recorded. */
  size: { width: number; height: number };
  /** The focal point, in percent from the left and from the top. */
  focus: [x: number, y: number];
}

type Rows = Record<string, { focus?: Original['focus'] }>;

/**
 * Finds the original of every row of `content/photos.ts` in a folder. Checks that each one can be used, and
 * that every file in the folder has a row.
 */
export async function readOriginals(rows: Rows, folder: string) {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const originals: Original[] = [];
  const mistakes: Finding[] = [];
  const refuse = (key: string, name: string, sentence: string) =>
    void mistakes.push(at(['photos', key], `content/photos/${name} ${sentence}`));
  for (const name of names) {
    const { name: key, ext } = parse(name);
    const plain = key.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const renaming = plain === key ? '' : `rename it ${plain}${ext}, and `;
    const withoutRow = `has no row: ${renaming}add a row called “${plain}” to content/photos.ts, or remove the file.`;
    const sentence = isHeic(name) ? exportHeic : withoutRow;
    if (!Object.hasOwn(rows, key)) mistakes.push({ file: `content/photos/${name}`, sentence });
  }
  const missing = 'is missing: put it there, or remove its row from content/photos.ts.';
  for (const [key, { focus }] of Object.entries(rows)) {
    const [name, second] = names.filter((each) => parse(each).name === key);
    if (!name) {
      // A HEIC file may be this photo, and another mistake already asks the editor to export it.
      if (!names.some(isHeic)) refuse(key, `${key}.jpg`, missing);
      continue;
    }
    const same = `has the same name as ${name}: keep one of them, and remove the other.`;
    if (second) refuse(key, second, same);
    const path = join(folder, name);
    const size = await sizeOf(path);
    if (typeof size === 'string') refuse(key, name, size);
    // By default, the middle of a photo, or the upper third if it is upright, where faces are.
    else
      originals.push({ key, path, size, focus: focus ?? [50, size.height > size.width ? 33 : 50] });
  }
  return { originals, mistakes };
}

const isHeic = (name: string) => /\.hei[cf]$/i.test(name);
const exportHeic =
  'is HEIC, which most browsers cannot show: export it as a JPEG (Apple Photos: File, Export; ' +
  'Windows Photos: Save as) with a name like spring-garden.jpg, and replace this file with it.';

/** Returns the size of a photo, or the end of a sentence that says why it cannot be used. */
async function sizeOf(path: string): Promise<Original['size'] | string> {
  if (isHeic(path)) return exportHeic;
  const [minWidth = 0] = shapes.upright.widths;
  try {
    const photo = openOriginal(path);
    const { autoOrient: size, format } = await photo.metadata();
    // Decoding the whole file fails if part of it is missing.
    if (format !== 'jpeg' || !hasEnd(readFileSync(path))) await photo.resize(16).toBuffer();
    return size.width < minWidth
      ? `is ${size.width} pixels wide, and ${minWidth} are needed: use the camera’s own file, not a reduced copy.`
      : size;
  } catch (error) {
    return /pixel limit/.test(String(error))
      ? 'has more than 268 megapixels: save a copy with fewer, such as 8000 × 6000 pixels.'
      : 'cannot be read. If it is a folder or a link, put the photo itself there. If not, save it as a JPEG in a photo program (an iPhone’s HEIC in one of Apple’s).';
  }
}

/** Whether a JPEG's end marker follows its last scan marker. This takes a tenth of the time of decoding. */
function hasEnd(jpeg: Buffer): boolean {
  // Compressed pixels never contain a marker, but a thumbnail in the header contains both.
  return jpeg.lastIndexOf('ffd9', undefined, 'hex') > jpeg.lastIndexOf('ffda', undefined, 'hex');
}

/** Opens an original, rotated as the camera recorded, with white in its transparent parts. */
export function openOriginal(path: string): Sharp {
  return sharp(path, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
}
