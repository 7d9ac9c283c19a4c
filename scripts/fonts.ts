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

/**
 * Makes the first file of each font, and the styles that say which letters are in other files.
 *
 * @param words what the school writes in other languages, whose Latin-1 letters the first files get, too
 */
export async function makeFonts(words = '', folder = '.generated/fonts'): Promise<void> {
  await mkdir(folder, { recursive: true });
  const characters = [
    ...new Set(firstCharacters + (words.match(/[\u00a1-\u00ff]/g) ?? []).join('')),
  ];
  const styles = await readFile('app/_site/fonts/fonts.css', 'utf8');
  const ranges = /(?<=unicode-range:)[^;]+/g;
  const own = styles
    .replace(ranges, (listed) => withoutCharacters(listed, characters))
    .replaceAll('../../../node_modules', '../../node_modules');
  await writeFile(join(folder, 'fonts.css'), own);
  for (const { name, source, options } of fonts) {
    const font = await subsetFont(
      await readFile(join('node_modules', source)),
      characters.join(''),
      {
        targetFormat: 'woff2',
        // Kerning and ligatures. The figures of Nunito Sans have one width without a feature.
        keepFeatures: ['kern', 'liga'],
        noHinting: true,
        ...options,
      },
    );
    await writeFile(join(folder, name), font);
  }
}

/** A list of `unicode-range` without some characters: `U+A1-A8` without `¡` is `U+A2-A8`. */
function withoutCharacters(ranges: string, characters: string[]): string {
  const codes = new Set(characters.map((character) => character.charCodeAt(0)));
  const left = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
      const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const isChanged = all.some((code) => codes.has(code));
      if (!isChanged) return [`U+${from}${to === from ? '' : `-${to}`}`];
      return all.flatMap((code) => (codes.has(code) ? [] : `U+${code.toString(16).toUpperCase()}`));
    },
  );
  return ` ${left.join(', ')}`;
}
