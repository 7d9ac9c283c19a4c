import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** The second school's photographs: each from one of the first school's, changed where it says so. */
const originals: Record<string, { from: string; change?: (picture: Sharp) => Sharp }> = {
  // No calm wall for a headline, and much detail.
  'the-long-table': { from: 'golden-beads' },
  // Upright, as a telephone takes it.
  atelier: {
    from: 'sensorial',
    change: (picture) => picture.resize({ width: 1300, height: 1950, fit: 'cover' }),
  },
  // Wide and low.
  porch: {
    from: 'garden',
    change: (picture) => picture.resize({ width: 2400, height: 1000, fit: 'cover' }),
  },
  'pink-tower': { from: 'pink-tower' },
  'community-meal': { from: 'community-meal' },
  // Nearly white, as a bright window makes it.
  'bright-room': { from: 'hero', change: (picture) => picture.modulate({ brightness: 1.6 }) },
};

/**
 * Makes the second school's originals, so that none has to be kept beside the first school's.
 *
 * @param from the folder of the first school's
 * @param to the folder for the second school's
 */
export async function makeOriginals(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const [key, original] of Object.entries(originals)) {
    const source = join(from, `${original.from}.jpg`);
    const target = join(to, `${key}.jpg`);
    if (original.change) await original.change(sharp(source)).jpeg({ quality: 92 }).toFile(target);
    else await copyFile(source, target);
  }
}
