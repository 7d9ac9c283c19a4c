import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { orchardKeys } from './content/photos';

/** The second school's photographs: how large, on which ground, and with how many things on it. */
const originals: Record<string, { size: [number, number]; ground: string[]; things: number }> = {
  // No calm wall for a headline, and much detail.
  'the-long-table': { size: [2000, 1333], ground: ['#8a5a34', '#e8c27a'], things: 2500 },
  // Upright, as a telephone takes it.
  atelier: { size: [1300, 1950], ground: ['#9db4b0', '#e9dfcc'], things: 40 },
  // Wide and low.
  porch: { size: [1440, 600], ground: ['#7f9a76', '#d9c9a8'], things: 60 },
  'pink-tower': { size: [1440, 960], ground: ['#d8a7a1', '#f3e8da'], things: 12 },
  'community-meal': { size: [1440, 960], ground: ['#cbb79b', '#6f5a48'], things: 30 },
  // Nearly white, as a bright window makes it.
  'bright-room': { size: [1600, 900], ground: ['#ffffff', '#f4f1ea'], things: 5 },
  ...Object.fromEntries(
    orchardKeys.map((key, index) => [
      key,
      { size: [1200, 800], ground: ['#7f9a76', '#e8c27a'], things: 8 + index },
    ]),
  ),
};
const colors = ['#c4574a', '#e0a93f', '#5f8a6b', '#3f6f8f', '#8d5b7a', '#f2e6d0', '#4a3a2e'];

/**
 * Draws the second school's originals. They must not depend on the first school's photographs, which
 * come and go.
 *
 * @param folder the folder for them
 */
export async function makeOriginals(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [key, { size, ground, things }] of Object.entries(originals)) {
    const drawing = Buffer.from(stillLife(size, ground, things));
    await sharp(drawing)
      .jpeg({ quality: 92 })
      .toFile(join(folder, `${key}.jpg`));
  }
}

/** Beads and blocks in light from the left, each time the same. */
function stillLife([width, height]: [number, number], ground: string[], things: number): string {
  let seed = things;
  // A linear congruential generator (Numerical Recipes, chapter 7).
  const random = () => (seed = (seed * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
  const largest = height / (2 + Math.sqrt(things));
  const drawn = Array.from({ length: things }, (_, index) => {
    const [x, y, size] = [random() * width, random() * height, (0.3 + random() * 0.7) * largest];
    const look = `fill="${colors[index % colors.length]}" opacity="0.9"`;
    return index % 3
      ? `<circle cx="${x}" cy="${y}" r="${size / 2}" ${look}/>`
      : `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 12}" ${look}/>`;
  });
  const stops = ground.map((color, index) => `<stop offset="${index}" stop-color="${color}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<linearGradient id="light">${stops.join('')}</linearGradient>` +
    `<rect width="100%" height="100%" fill="url(#light)"/>${drawn.join('')}</svg>`
  );
}
