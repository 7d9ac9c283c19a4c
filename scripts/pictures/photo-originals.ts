import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { previewSize, crops, type PhotoOriginal } from './photo-files';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { plainName } from '../system/files';
import { encoding, openOriginal } from './encode-photo';

type Rows = Record<string, { focus?: PhotoOriginal['focus']; evening?: string }>;

/**
 * Reads the original of every row of `content/photos.ts`, and measures it. Checks that each one can be used,
 * and that every file in the folder has a row.
 *
 * @param root the folder that holds `content/`
 */
export async function readOriginals(rows: Rows, root = '.') {
  const folder = 'content/photos';
  const names = (await readdir(join(root, folder))).filter((name) => !name.startsWith('.')).sort();
  const photos: Record<string, PhotoOriginal> = {};
  const diagnostics: Diagnostic[] = [];
  const add = (key: string, name: string, message: string, severity?: Diagnostic['severity']) =>
    diagnostics.push({ ...at(['photos', key], `${folder}/${name} ${message}`), severity });
  for (const name of names) {
    const { name: key, ext } = parse(name);
    const plain =
      plainName(key)
        .toLowerCase()
        .replaceAll('.', '-')
        .replace(/^-+|-+$/g, '') || 'photo';
    const renaming = plain === key ? '' : `rename it ${plain}${ext}, and `;
    const withoutRow = `has no row: ${renaming}add a row called “${plain}” to content/photos.ts, or remove the file.`;
    const isOther = /\.(pdf|docx?|db|ini)$/i.test(ext);
    const message = isHeic(name) ? exportHeic : isOther ? 'is no photo: remove it.' : withoutRow;
    if (!Object.hasOwn(rows, key)) diagnostics.push({ file: `${folder}/${name}`, message });
  }
  const evenings = Object.values(rows).map(({ evening }) => evening);
  const missing = 'is missing: put it there, or remove its row from content/photos.ts.';
  for (const [key, { focus }] of Object.entries(rows)) {
    const [name, second] = names.filter((each) => parse(each).name === key);
    if (!name) {
      // A HEIC file may be this photo, and another mistake already asks the editor to export it.
      if (!names.some(isHeic)) add(key, `${key}.jpg`, missing);
      continue;
    }
    const same = `has the same name as ${name}: keep one of them, and remove the other.`;
    if (second) add(key, second, same);
    const measured = await measure(join(root, folder, name), focus, evenings.includes(key));
    if (typeof measured === 'string') {
      add(key, name, measured);
      continue;
    }
    photos[key] = { key, ...measured.photo };
    if (measured.hasPlace) add(key, name, hasPlace, 'warning');
  }
  return { photos, diagnostics };
}

const isHeic = (name: string) => /\.hei[cf]$/i.test(name);
const exportHeic =
  'is HEIC, which most browsers cannot show: export it as a JPEG (Apple Photos: File, Export; ' +
  'Windows Photos: Save as) with a name like spring-garden.jpg, and replace this file with it.';

const hasPlace =
  'holds the place where it was taken. The site leaves it out, but the repository may be public: replace the file by a copy without it (content/README.md, Photos).';
/** How Exif writes that a latitude follows, in both orders of bytes (Exif 2.32: tag 2, three rationals); or XMP does. */
const latitudes = ['\0\x02\0\x05\0\0\0\x03', '\x02\0\x05\0\x03\0\0\0', ':GPSLatitude'];

/** The first hexadecimal digits of a hash of these parts. */
function digits(count: number, ...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, count);
}

/** Returns a photo, or the end of a sentence that says why it cannot be used. */
async function measure(
  path: string,
  ownFocus: PhotoOriginal['focus'] | undefined,
  isEvening: boolean,
) {
  if (isHeic(path)) return exportHeic;
  try {
    const bytes = await readFile(path);
    const { autoOrient, format, exif, xmp } = await openOriginal(bytes).metadata();
    const { width, height } = autoOrient;
    // Decoding the whole file fails if part of it is missing.
    if (format !== 'jpeg' || !hasEnd(bytes)) await openOriginal(bytes).resize(16).toBuffer();
    // By default, the middle of a photo, or the upper third if it is upright, where faces are.
    const focus: PhotoOriginal['focus'] = ownFocus ?? [50, height > width ? 33 : 50];
    const ofPhoto = digits(6, JSON.stringify([focus, previewSize]), bytes);
    const ofEncoder = digits(2, JSON.stringify([isEvening, ...encoding, crops, sharp.versions]));
    const data = Buffer.concat([exif, xmp].flatMap((each) => each ?? []));
    return {
      photo: { path, width, height, focus, isEvening, hash: ofPhoto + ofEncoder },
      hasPlace: latitudes.some((each) => data.includes(each)),
    };
  } catch {
    return 'cannot be read. If it is a folder or a link, put the photo itself there. If not, save it as a JPEG in a photo program (an iPhone’s HEIC in one of Apple’s).';
  }
}

/** Whether a JPEG's end marker follows its last scan marker. This takes a tenth of the time of decoding. */
function hasEnd(jpeg: Buffer): boolean {
  // Compressed pixels never contain a marker, but a thumbnail in the header contains both.
  return jpeg.lastIndexOf('ffd9', undefined, 'hex') > jpeg.lastIndexOf('ffda', undefined, 'hex');
}
