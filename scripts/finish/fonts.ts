import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ranges from '@fontsource-variable/nunito-sans/unicode.json';
import subsetFont from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * The characters that the first file always has: ASCII, typographic signs, and the accented letters that
 * are most common in English. For any other character, a page loads one of Fontsource's files.
 */
const firstCharacters = `${ascii}‘’“”–—…•·\u00a0×½¼¾°©áéíóúñüöäçèàêëïÁÉÓÑ`;

/** Keeps kerning and ligatures. Nunito Sans needs no feature for digits of equal width. */
export const subsetOptions = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga'],
  noHinting: true,
};

const files = 'node_modules/@fontsource-variable/nunito-sans/files';

/**
 * Makes the first file of the font for text, and `fonts.css`, which says which letters are in other files.
 *
 * @param words the school's words: the first file also gets their western European letters
 */
export async function makeFonts(words = '', folder = '.generated/fonts'): Promise<void> {
  await mkdir(folder, { recursive: true });
  const characters = firstCharacters + (words.match(/[¡-ÿŒœ€]/g) ?? []).join('');
  const source = await readFile(`${files}/nunito-sans-latin-wght-normal.woff2`);
  const font = await subsetFont(source, characters, {
    ...subsetOptions,
    // Only design programs read these tables.
    dropTables: ['STAT', 'MVAR'],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(join(folder, 'nunito-sans.woff2'), font);
  const codes = [...characters].map((character) => character.charCodeAt(0));
  // Control characters need no font.
  const known = new Set([...Array(0xa0).keys(), ...codes]);
  const styles = (['latin', 'vietnamese', 'latin-ext'] as const).map(
    (letters) => `@font-face {
  font-family: 'Nunito Sans Letters';
  font-weight: 400 700;
  font-display: swap;
  src: url('../../${files}/nunito-sans-${letters}-wght-normal.woff2');
  unicode-range: ${addRanges(known, ranges[letters])};
}\n`,
  );
  await writeFile(join(folder, 'fonts.css'), styles.join(''));
}

/**
 * Adds a list such as `U+41-5A,U+131` to the known characters, and returns the list of the new ones. If two
 * lists had the same character, a browser would load two files.
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

/** The code points of a `unicode-range`: 65, 66 and 305 for `U+41-42,U+131`. */
export function codesIn(list: string): number[] {
  return list.split(',').flatMap((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    // The CSS minifier writes U+400-4FF as U+4??.
    const from = parseInt(first.replaceAll('?', '0'), 16);
    const to = parseInt(last.replaceAll('?', 'F'), 16);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
