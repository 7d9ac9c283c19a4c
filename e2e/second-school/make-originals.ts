import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import photos from './content/photos';

/** The photographs that differ from the others in shape or in the number of things on them. */
const special: Record<string, { size?: [number, number]; things?: number }> = {
  // This one has no calm area for a headline, and a lot of detail.
  'the-long-table': { size: [2000, 1333], things: 2500 },
  // Upright, like a photo from a phone.
  atelier: { size: [1300, 1950] },
  // Wide and low.
  porch: { size: [1440, 600] },
};
const colors = ['#c4574a', '#e0a93f', '#5f8a6b', '#3f6f8f', '#8d5b7a', '#f2e6d0', '#4a3a2e'];

/**
 * Draws the second school's originals, the same ones each time. They must not depend on the sample's
 * photographs, which may change.
 *
 * @param folder the folder for them
 */
export async function makeOriginals(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [place, key] of Object.keys(photos).entries()) {
    const { size: [width, height] = [1440, 960], things = 5 + place } = special[key] ?? {};
    const largest = height / (2 + Math.sqrt(things));
    const drawn = Array.from({ length: things }, (_, index) => {
      // Multiples of these numbers spread evenly over the picture (Roberts, R2 sequence).
      const [x, y] = [((index * 0.7549) % 1) * width, ((index * 0.5698) % 1) * height];
      const size = largest / (1 + (index % 3));
      const look = `fill="${colors[index % colors.length]}" rx="${index % 3 ? size : 0}"`;
      return `<rect x="${x}" y="${y}" width="${size}" height="${size}" ${look}/>`;
    });
    const svg = `<svg width="${width}" height="${height}">${drawn.join('')}</svg>`;
    await sharp(Buffer.from(svg))
      .flatten({ background: '#cbb79b' })
      .jpeg({ quality: 92 })
      .toFile(join(folder, `${key}.jpg`));
  }
}
