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

/** Something is amiss with a file among the originals: its name, and what to do about it. */
interface PhotoMistake {
  name: string;
  /** The rest of a sentence that begins with the file. */
  sentence: string;
}

/** Cards are this wide, and no screen should get less than it can show. */
const leastWidth = crops.card.width;

type Rows = Record<string, Pick<Original, 'focus'>>;
type Read = { originals: Original[]; mistakes: PhotoMistake[] };

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
  const originals: Original[] = [];
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const mistakes = names
    .filter((name) => !Object.hasOwn(rows, name.replace(/\.jpg$/, '')))
    .map((name) => ({ name, sentence: `has no row: ${remedyFor(name)}` }));
  for (const [key, { focus }] of Object.entries(rows)) {
    const name = `${key}.jpg`;
    const content = names.includes(name) ? await readFile(join(folder, name)) : undefined;
    const size = content && (await sizeOf(content));
    if (content && size && size.width >= leastWidth) originals.push({ key, content, size, focus });
    else mistakes.push({ name, sentence: complaint(content, size?.width) });
  }
  return { originals, mistakes };
}

/** The size of a JPEG; nothing where it is none, or is damaged. */
async function sizeOf(content: Buffer): Promise<Original['size'] | undefined> {
  const picture = sharp(content, { failOn: 'error' });
  const metadata = await picture.metadata().catch(() => undefined);
  const isWhole = await picture.stats().then(Boolean, () => false);
  return isWhole && metadata?.format === 'jpeg' ? metadata.autoOrient : undefined;
}

function complaint(content: Buffer | undefined, width: number | undefined): string {
  if (!content) return 'is missing: put it there, or take its row out of content/photos.ts.';
  return width === undefined
    ? 'cannot be read: open it in a program for pictures and save it as a JPEG again.'
    : `is ${width} pixels wide, and ${leastWidth} are needed: take the picture as the camera made it, not a reduced copy.`;
}

function remedyFor(name: string): string {
  const [, key] = /^([a-z0-9-]+)\.jpg$/.exec(name) ?? [];
  return key
    ? `add one called “${key}” to content/photos.ts, or take the file away.`
    : 'a picture is a JPEG whose name has small letters, digits and hyphens, and ends in .jpg. ' +
        'Rename it, or take it away.';
}
