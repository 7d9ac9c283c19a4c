import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { crops } from '../components/photo-sizes';

/** Something is amiss with a file among the originals: its name, and what to do about it. */
export interface PhotoMistake {
  name: string;
  /** The rest of a sentence that begins with the file. */
  sentence: string;
}

/** Cards are this wide, and no screen should get less than it can show. */
const leastWidth = crops.card.width;

/**
 * Looks whether every row has an original that can be used, and every original a row.
 *
 * @param rows the rows of `content/photos.ts`, by key
 * @param originals the folder with a JPEG for each row
 */
export async function photoMistakes(rows: object, originals: string): Promise<PhotoMistake[]> {
  const names = (await readdir(originals)).filter((name) => !name.startsWith('.'));
  const present = new Set(names);
  const expected = Object.keys(rows).map((key) => `${key}.jpg`);
  const wanted = new Set(expected);
  const read = expected.filter((name) => present.has(name));
  return [
    ...expected
      .filter((name) => !present.has(name))
      .map((name) => ({
        name,
        sentence: 'is missing: put it there, or take its row out of content/photos.ts.',
      })),
    ...names
      .filter((name) => !wanted.has(name))
      .map((name) => ({ name, sentence: `has no row: ${remedyFor(name)}` })),
    ...(await Promise.all(read.map((name) => mistakeIn(name, originals)))).flat(),
  ];
}

/** Why the file of a picture cannot be used. */
export const unreadable =
  'cannot be read: open it in a program for pictures and save it as a JPEG again.';

function remedyFor(name: string): string {
  const [, key] = /^([a-z0-9-]+)\.jpg$/.exec(name) ?? [];
  return key
    ? `add one called “${key}” to content/photos.ts, or take the file away.`
    : 'a picture is a JPEG whose name has small letters, digits and hyphens, and ends in .jpg. ' +
        'Rename it, or take it away.';
}

async function mistakeIn(name: string, originals: string): Promise<PhotoMistake[]> {
  const picture = await sharp(join(originals, name))
    .metadata()
    .catch(() => undefined);
  if (picture?.format !== 'jpeg') return [{ name, sentence: unreadable }];
  const { width } = picture.autoOrient;
  if (width >= leastWidth) return [];
  const sentence =
    `is ${width} pixels wide, and ${leastWidth} are needed: ` +
    'take the picture as the camera made it, not a reduced copy.';
  return [{ name, sentence }];
}
