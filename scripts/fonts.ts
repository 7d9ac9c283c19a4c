import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import frauncesRanges from '@fontsource/fraunces/unicode.json';
import nunitoSansRanges from '@fontsource-variable/nunito-sans/unicode.json';
import subsetFont from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * The characters that the first file of each font always has: ASCII, typographic signs, and the accented
 * letters that are most frequent in English. For any other one, a page loads one of Fontsource's files.
 */
const firstCharacters = `${ascii}‘’“”–—…•·\u00a0×½¼¾°©áéíóúñüöäçèàêëïÁÉÓÑ`;

/** Where each font comes from. Only design programs read the tables that are dropped. */
const fonts = [
  {
    file: 'fraunces.woff2',
    family: 'Fraunces Letters',
    weight: '600',
    source: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
    ranges: frauncesRanges,
    options: { dropTables: ['STAT'] },
  },
  {
    file: 'nunito-sans.woff2',
    family: 'Nunito Sans Letters',
    weight: '400 700',
    source: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
    ranges: nunitoSansRanges,
    options: { dropTables: ['STAT', 'MVAR'], variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/**
 * Makes the first file of each font, and `fonts.css`, which says what letters are in other files.
 *
 * @param words what the school writes, whose western European letters the first files get, too
 */
export async function makeFonts(words = '', folder = '.generated/fonts'): Promise<void> {
  await mkdir(folder, { recursive: true });
  const characters = firstCharacters + (words.match(/[¡-ÿŒœ€]/g) ?? []).join('');
  let styles = '';
  for (const { file, family, weight, source, ranges, options } of fonts) {
    const font = await subsetFont(await readFile(join('node_modules', source)), characters, {
      targetFormat: 'woff2',
      // Kerning and ligatures. The figures of Nunito Sans have one width without a feature.
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
      ...options,
    });
    await writeFile(join(folder, file), font);
    const codes = [...characters].map((character) => character.charCodeAt(0));
    // Control characters need no font.
    const known = new Set([...Array(0xa0).keys(), ...codes]);
    for (const letters of ['latin', 'vietnamese', 'latin-ext'] as const) {
      styles += `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('../../node_modules/${source.replace('-latin-', `-${letters}-`)}');
  unicode-range: ${addRanges(known, ranges[letters])};
}\n`;
    }
  }
  await writeFile(join(folder, 'fonts.css'), styles);
}

/**
 * Adds a list such as `U+41-5A,U+131` to the known characters, and returns the list of the new ones:
 * with a character in two lists, a browser would load two files.
 */
function addRanges(known: Set<number>, list: string): string {
  const added = new Set(codesIn(list).filter((code) => !known.has(code)));
  added.forEach((code) => known.add(code));
  const ends = [...added].filter((code) => !added.has(code + 1));
  return [...added]
    .filter((code) => !added.has(code - 1))
    .map((code, index) => `U+${code.toString(16)}-${ends[index]?.toString(16)}`)
    .join();
}

/** The characters of a `unicode-range` by number: 65, 66 and 305 for `U+41-42,U+131`. */
export function codesIn(list: string): number[] {
  return list.split(',').flatMap((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    // The minifier writes U+400-4FF as U+4??.
    const from = parseInt(first.replaceAll('?', '0'), 16);
    const to = parseInt(last.replaceAll('?', 'F'), 16);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
