import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { blanksIn } from './check/rules/blanks';
import { cubesSvg } from './design/cubes';
import { palettesOf } from './design/palette';
import type { School } from './school/load-school';
import { replaceFile } from './system/files';

/**
 * Writes the colors, three cubes in the school's color (app/_lib/drawings.ts), the list of photos (app/_lib/photos.ts)
 * and the number of blanks (app/_lib/draft.ts), and subsets the fonts. The last colors and the last number stay while a
 * mistake hides them.
 */
export async function writeGeneratedFiles(school: School, folder = '.generated'): Promise<void> {
  const { photos, colors, sources, isComplete } = school;
  await mkdir(folder, { recursive: true });
  if (colors) {
    const palettes = palettesOf(colors);
    await replaceFile(join(folder, 'colors.css'), colorStyles(palettes));
    await replaceFile(join(folder, 'cubes.svg'), cubesSvg(palettes.light));
  }
  await replaceFile(join(folder, 'photos.json'), JSON.stringify(photos));
  const blanks = join(folder, 'blanks.json');
  if (isComplete || !existsSync(blanks)) await replaceFile(blanks, String(blanksIn(school).length));
  // Imported here, because the check doesn't need it.
  const { makeFonts } = await import('./design/fonts');
  await makeFonts(sources.map(({ text }) => text).join(''), join(folder, 'fonts'));
}

/** The colors as custom properties. The class `evening` makes an element dark on light pages. */
function colorStyles({ light, dark }: ReturnType<typeof palettesOf>): string {
  const properties = (palette: typeof light) =>
    Object.entries(palette)
      .map(([role, color]) => `--${role}:${color}`)
      .join(';');
  return [
    `:root{${properties(light)}}`,
    `@media screen{.evening{${properties(dark)}}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}`,
  ].join('\n');
}
