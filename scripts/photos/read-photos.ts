import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { correctionOf } from '@/content/schema/explain/spelling';
import { photoKey } from '@/content/schema/parts/fields';
import { filesIn } from '../system/files';
import { encoding, openOriginal } from './encode-photo';
import type { ListedPhoto } from './photo';

type Rows = Record<string, { focus?: ListedPhoto['focus']; evening?: string }>;

const folder = 'content/photos';

/** In pixels: portraits, phones at 2x and 3x, screens at 1x and 2x. */
const widths = [480, 900, 1440, 1920, 2400];
const upright = { width: 900, ratio: 7 / 8 };

/**
 * Reads the original of every row of `content/photos.ts` and lists the files to make from it. Reports originals that
 * can't be used and files without a row.
 */
export async function readPhotos(rows: Rows, root: string) {
  const all = filesIn(join(root, folder));
  const names = all.filter((name) => !isHeic(name));
  const diagnostics: Diagnostic[] = all
    .filter(isHeic)
    .map((name) => ({ file: `${folder}/${name}`, message: heicMessage }));
  const photos: Record<string, ListedPhoto> = {};
  const filesWithoutRow = new Set(names.filter((name) => !Object.hasOwn(rows, keyOf(name))));
  for (const [key, { focus }] of Object.entries(rows)) {
    const report = (name: string, message: string, severity?: Diagnostic['severity']) =>
      diagnostics.push({ ...mistakeAt(['photos', key], `${folder}/${name} ${message}`), severity });
    const [name, duplicate] = names.filter((each) => keyOf(each) === key);
    if (!name) {
      const similar = correctionOf(key, Array.from(filesWithoutRow, keyOf));
      const misnamed = [...filesWithoutRow].find((each) => keyOf(each) === similar);
      if (misnamed) {
        filesWithoutRow.delete(misnamed);
        report(misnamed, messageForMisnamed(misnamed, key));
      } else if (names.length === all.length) {
        // A HEIC file may be this photo, and it already has a message.
        report(`${key}.jpg`, missing);
      }
      continue;
    }
    if (duplicate) report(duplicate, `has the same name as ${name}. Delete one of them.`);
    const path = join(root, folder, name);
    const original = await readOriginal(path).catch(() => undefined);
    if (!original) {
      report(name, unreadable);
      continue;
    }
    if (original.hasLocation) report(name, locationMessage, 'warning');
    const day = Object.values(rows).find(({ evening }) => evening === key);
    photos[key] = listFiles(key, path, original, Boolean(day), focus ?? day?.focus);
  }
  for (const name of filesWithoutRow)
    diagnostics.push({ file: `${folder}/${name}`, message: messageForFileWithoutRow(name) });
  return { photos, diagnostics };
}

/** Every name that the check expects in `photos.ts`, because a file has it. */
export const photoFileKeys = (root: string) => filesIn(join(root, folder)).map(keyOf);

const keyOf = (name: string) => parse(name).name;
const isKey = (name: string) => photoKey.safeParse(name).success;
const isHeic = (name: string) => /\.hei[cf]$/i.test(name);

function messageForMisnamed(name: string, key: string): string {
  const otherwise = isKey(keyOf(name)) ? `, or correct “${key}” in this row` : '';
  return `has another name than its row. Rename the file to ${key}${parse(name).ext}${otherwise}.`;
}

function messageForFileWithoutRow(name: string): string {
  const renaming = isKey(keyOf(name))
    ? ''
    : 'Rename it with lowercase letters, digits and hyphens. ';
  return `has no row. ${renaming}Add a row with its name to content/photos.ts, or delete the file.`;
}

const missing = 'is missing. Add the file, or remove its row from content/photos.ts.';
const unreadable =
  'can’t be read. Save it as a JPEG in a photo program. (If it’s a HEIC photo from an iPhone, use Apple Photos.)';
const heicMessage =
  'is a HEIC file, which most browsers can’t show. Replace it with a JPEG with a name like spring-garden.jpg. ' +
  '(In Apple Photos, choose File, Export. In Windows Photos, choose Save as.)';
const locationMessage =
  'contains the location where it was taken. The site removes it, but your repository may be public. Replace the file with a copy without its location. (“Photos” in content/README.md explains how.)';

/** How a latitude starts in Exif (tag 2, three rationals, either byte order) and in XMP. */
const latitudes = ['\0\x02\0\x05\0\0\0\x03', '\x02\0\x05\0\x03\0\0\0', ':GPSLatitude'];

async function readOriginal(path: string) {
  const bytes = await readFile(path);
  const { autoOrient, exif, xmp } = await openOriginal(bytes).metadata();
  // This fails if the file is truncated.
  await openOriginal(bytes).resize(16).toBuffer();
  const data = Buffer.concat([exif, xmp].filter((each) => each !== undefined));
  return { bytes, ...autoOrient, hasLocation: latitudes.some((each) => data.includes(each)) };
}

/** Lists the files to make from an original, none larger than it. Their hash covers everything they depend on. */
function listFiles(
  key: string,
  original: string,
  { bytes, width, height }: { bytes: Buffer; width: number; height: number },
  isEvening: boolean,
  // By default the middle, or the upper third of an upright photo: that's where faces are.
  focus: ListedPhoto['focus'] = [50, height > width ? 33 : 50],
): ListedPhoto {
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([focus, isEvening, encoding, upright, sharp.versions]))
    .digest('hex')
    .slice(0, 8);
  const file = (kind: string, fileWidth: number, ratio: number) => {
    const size = { width: fileWidth, height: Math.round(fileWidth / ratio) };
    return { name: `${key}-${kind}.${hash}.avif`, ...size };
  };
  const files = [...new Set(widths.map((each) => Math.min(each, width)))].map((each) =>
    file(String(each), each, width / height),
  );
  const position = focus.map((percent) => Math.round(percent / 10));
  const photo = { original, width, height, focus, position, isEvening, files };
  if (height >= width) return photo;
  const uprightWidth = Math.min(upright.width, Math.round(height * upright.ratio));
  return { ...photo, upright: file(`upright-${uprightWidth}`, uprightWidth, upright.ratio) };
}
