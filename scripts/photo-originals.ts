import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { crops } from '../components/photo-sizes';

/** A picture as the school took it. */
export interface Original {
  /** Its key in `content/photos.ts`. */
  key: string;
  content: Buffer;
  /** Its size as people see it: after the camera's note on which side is up. */
  size: { width: number; height: number };
  /** The focal point, in per cent from the left and from the top. */
  focus: [x: number, y: number];
}

/** A file among the originals, and the rest of a sentence that begins with it. */
type Mistake = { name: string; sentence: string };

/** Cards are this wide, and no screen should get less than it can show. */
const leastWidth = crops.card.width;

type Rows = Record<string, Pick<Original, 'focus'>>;
type Read = { originals: Original[]; mistakes: Mistake[] };

const known = new WeakMap<Rows, Promise<Read>>();

/**
 * Reads the original of every row, and looks whether it can be used, and every original has a row.
 * The same rows are read only once: before a build they are judged, and then made smaller.
 *
 * @param rows the rows of `content/photos.ts`, by key
 * @param folder the folder with a JPEG for each row
 */
export function readOriginals(rows: Rows, folder: string): Promise<Read> {
  const read = known.get(rows) ?? readAll(rows, folder);
  known.set(rows, read);
  return read;
}

async function readAll(rows: Rows, folder: string): Promise<Read> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const mistakes = names
    .filter((name) => !Object.hasOwn(rows, name.replace(/\.jpg$/, '')))
    .map((name) => ({ name, sentence: withoutRow(name) }));
  const originals: Original[] = [];
  for (const [key, { focus }] of Object.entries(rows)) {
    const name = `${key}.jpg`;
    const read = await readOriginal(join(folder, name), names.includes(name));
    if (typeof read === 'string') mistakes.push({ name, sentence: read });
    else originals.push({ key, focus, ...read });
  }
  return { originals, mistakes };
}

async function readOriginal(path: string, isThere: boolean) {
  if (!isThere) return 'is missing: put it there, or take its row out of content/photos.ts.';
  const content = await readFile(path);
  const picture = sharp(content, { failOn: 'error' });
  const isWhole = await picture.stats().then(Boolean, () => false);
  const metadata = isWhole ? await picture.metadata() : undefined;
  if (metadata?.format !== 'jpeg') {
    return 'cannot be read: open it in a program for pictures and save it as a JPEG again.';
  }
  const size = metadata.autoOrient;
  return size.width < leastWidth
    ? `is ${size.width} pixels wide, and ${leastWidth} are needed: take the picture as the camera made it, not a reduced copy.`
    : { content, size };
}

function withoutRow(name: string): string {
  const [, key] = /^([a-z0-9-]+)\.jpg$/.exec(name) ?? [];
  return key
    ? `has no row: add one called “${key}” to content/photos.ts, or take the file away.`
    : 'has no row: a picture is a JPEG whose name has small letters, digits and hyphens, and ends in ' +
        '.jpg. Rename it, or take it away.';
}
