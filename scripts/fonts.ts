import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * The characters in the first file of each font: ASCII, typographic signs, and the accented letters that
 * are most frequent in English. A page that shows any other one loads it by `app/_site/fonts/fonts.css`.
 */
export const firstCharacters = `${ascii}‘’“”–—…•·\u00a0×½¼¾°©áéíóúñüöäçèàêëïÁÉÓÑ`;

/** The source of each font. Only design programs read the tables that are dropped. */
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
      // Kerning and ligatures. The figures of Nunito Sans have one width without a feature.
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
      ...options,
    });
    await writeFile(join(folder, name), font);
  }
}
