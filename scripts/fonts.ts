import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * The characters in the first file of each font: those of English, its typography, and the letters that
 * it borrows most. Files for all others are in `app/_site/fonts/fonts.css`, for pages that need them.
 */
export const firstCharacters = `${ascii}‘’“”–—…•·\u00a0×½¼¾°©áéíóúñüöäçèàêëïÁÉÓÑ`;

/** The source of each font. Only design programs read the dropped tables. */
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
      // Kerning and ligatures. Figures of Nunito Sans have the same width without a feature.
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
      ...options,
    });
    await writeFile(join(folder, name), font);
  }
}
