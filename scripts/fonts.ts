import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * What the first file of each font holds: what English is set with, a typesetter's signs, and the
 * letters that English borrows most. All others come from `app/_site/fonts/fonts.css`, where a page has one.
 */
export const firstCharacters = `${ascii}‘’“”–—…•·\u00a0×½¼¾°©áéíóúñüöäçèàêëïÁÉÓÑ`;

/** Where each font comes from. The tables left out are read by design programs only. */
const fonts = [
  {
    name: 'fraunces.woff2',
    source: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
    options: { dropTables: ['STAT'] },
  },
  {
    name: 'nunito-sans.woff2',
    source: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
    options: { dropTables: ['STAT', 'MVAR'], variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/** Makes the first file of each font. */
export async function makeFonts(folder = '.generated/fonts'): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, source, options } of fonts) {
    const font = await subsetFont(await readFile(join('node_modules', source)), firstCharacters, {
      targetFormat: 'woff2',
      // Kerning and ligatures. The figures of Nunito Sans are all of one width without a feature.
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
      ...options,
    });
    await writeFile(join(folder, name), font);
  }
}
