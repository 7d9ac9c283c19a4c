import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { shapes, type PhotoData } from '../components/photo-sizes';

/** A picture as the school took it. */
export interface Original {
  /** Its key in `content/photos.ts`. */
  key: string;
  path: string;
  /** A hash of the file and the focal point: while it is the same, so are the picture's files. */
  digest: string;
  /** Its size as people see it: turned as the camera noted. */
  size: { width: number; height: number };
  /** The focal point, in percent from the left and from the top. */
  focus: [x: number, y: number];
  /** What the last build knew about the picture, unless it has changed since. */
  before?: ListedPhoto;
}

/** What `.generated/photos.json` holds for each usable picture. */
export type ListedPhoto = PhotoData & Pick<Original, 'digest' | 'size'>;

/** A file among the originals, or one that is missing, and the rest of a sentence that begins with it. */
type Mistake = { key: string; name: string; sentence: string };

/**
 * Finds the original of every row, and checks that it can be used and that every original has a row.
 * An original is decoded only if it has changed since it was listed.
 *
 * @param rows the rows of `content/photos.ts`, by key
 * @param folder the folder with a picture for each row
 * @param list the list that the last build left
 */
export async function readOriginals(
  rows: Record<string, Partial<Pick<Original, 'focus'>>>,
  folder: string,
  list = '.generated/photos.json',
): Promise<{ originals: Original[]; mistakes: Mistake[] }> {
  const listed = await readList(list);
  const files = (await readdir(folder))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => ({ key: parse(name).name, name }));
  const originals: Original[] = [];
  const mistakes: Mistake[] = [];
  for (const { key, name } of files) {
    if (!Object.hasOwn(rows, key)) mistakes.push({ key, name, sentence: withoutRow(key) });
  }
  for (const [key, { focus }] of Object.entries(rows)) {
    const [name, second] = files.filter((file) => file.key === key).map((file) => file.name);
    if (!name) {
      const sentence = 'is missing: put it there, or remove its row from content/photos.ts.';
      mistakes.push({ key, name: `${key}.jpg`, sentence });
      continue;
    }
    if (second) {
      const sentence = `has the same name as ${name}: keep one of them, and remove the other.`;
      mistakes.push({ key, name: second, sentence });
    }
    const path = join(folder, name);
    const digest = await digestOf(path, focus);
    const before = listed[key]?.digest === digest ? listed[key] : undefined;
    const size = before?.size ?? (await sizeOf(path));
    if (typeof size === 'string') mistakes.push({ key, name, sentence: size });
    else originals.push({ key, path, digest, size, focus: focus ?? usualFocus(size), before });
  }
  return { originals, mistakes };
}

async function readList(list: string): Promise<Record<string, ListedPhoto | undefined>> {
  try {
    return JSON.parse(await readFile(list, 'utf8')) as Record<string, ListedPhoto>;
  } catch {
    // There was no build yet, or the last one was stopped.
    return {};
  }
}

/** The middle, or the upper third of an upright picture, where faces are. */
function usualFocus({ width, height }: Original['size']): Original['focus'] {
  return [50, height > width ? 33 : 50];
}

/** Reads the file in pieces, because a hundred photographs of 10 MB would fill the memory. */
async function digestOf(path: string, focus?: Original['focus']): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([focus, sharp.versions]));
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** The size of a picture, or the rest of a sentence that says why it cannot be used. */
async function sizeOf(path: string): Promise<Original['size'] | string> {
  const picture = openOriginal(path);
  const metadata = await picture.metadata().catch(() => undefined);
  if (metadata?.compression === 'hevc') {
    return (
      'is an HEIC picture, which only Apple’s programs read: export it as a JPEG. An iPhone takes ' +
      'JPEGs with Settings, Camera, Formats, Most Compatible.'
    );
  }
  // Reads the whole file, which fails if part of it is missing. For a tiny copy that takes little time.
  const isWhole = await picture
    .resize(16)
    .raw()
    .toBuffer()
    .then(Boolean, () => false);
  if (!metadata || !isWhole) {
    return 'cannot be read: open it in a photo program and save it as a JPEG again.';
  }
  const size = metadata.autoOrient;
  const [least] = shapes.upright.widths;
  return size.width < least!
    ? `is ${size.width} pixels wide, and ${least} are needed: use the camera’s own file, not a reduced copy.`
    : size;
}

/** An original, turned as the camera noted, with white in its transparent parts. */
export function openOriginal(path: string): Sharp {
  return sharp(path, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
}

function withoutRow(key: string): string {
  return /^[a-z0-9-]+$/.test(key)
    ? `has no row: add one called “${key}” to content/photos.ts, or remove the file.`
    : 'has no row: the name of a picture has only small letters, digits and hyphens before its ' +
        'ending, like spring-garden.jpg. Rename it, or remove it.';
}
