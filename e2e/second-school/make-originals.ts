import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { orchardKeys } from './content/photos';

/** The second school's photographs: how large, on which ground, and with how many things on it. */
const originals: Record<string, { size: [number, number]; ground: string; things: number }> = {
  // No calm wall for a headline, and much detail.
  'the-long-table': { size: [2000, 1333], ground: '#8a5a34', things: 2500 },
  // Upright, as a telephone takes it.
  atelier: { size: [1300, 1950], ground: '#9db4b0', things: 40 },
  // Wide and low.
  porch: { size: [1440, 600], ground: '#7f9a76', things: 60 },
  'pink-tower': { size: [1440, 960], ground: '#d8a7a1', things: 12 },
  'community-meal': { size: [1440, 960], ground: '#cbb79b', things: 30 },
  // Nearly white, as a bright window makes it.
  'bright-room': { size: [1600, 900], ground: '#fbfaf6', things: 5 },
  ...Object.fromEntries(
    orchardKeys.map((key, index) => [key, { size: [1200, 800], ground: '#e8c27a', things: index }]),
  ),
};
const colors = ['#c4574a', '#e0a93f', '#5f8a6b', '#3f6f8f', '#8d5b7a', '#f2e6d0', '#4a3a2e'];

/**
 * Draws the second school's originals, each time the same. They must not depend on the first school's
 * photographs, which come and go.
 *
 * @param folder the folder for them
 */
export async function makeOriginals(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [key, { size, ground, things }] of Object.entries(originals)) {
    const [width, height] = size;
    const largest = height / (2 + Math.sqrt(things));
    const drawn = Array.from({ length: things }, (_, index) => {
      // Multiples of such numbers spread evenly over the picture (Roberts, R2 sequence).
      const [x, y] = [((index * 0.7549) % 1) * width, ((index * 0.5698) % 1) * height];
      const size = largest / (1 + (index % 3));
      const look = `fill="${colors[index % colors.length]}" rx="${index % 3 ? size : 0}"`;
      return `<rect x="${x}" y="${y}" width="${size}" height="${size}" ${look}/>`;
    });
    const svg = `<svg width="${width}" height="${height}">${drawn.join('')}</svg>`;
    await sharp(Buffer.from(svg))
      .flatten({ background: ground })
      .jpeg({ quality: 92 })
      .toFile(join(folder, `${key}.jpg`));
  }
}
