import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { UserError } from '../system/command';
import { faces } from './faces';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** ASCII, typographic characters, and the accented letters that are most common in English and Spanish. */
const common = `${ascii}‘’“”–—…•·\u00a0\u2009×½¼¾°©áéíóúñüöäçèàêëïÁÉÓÑ`;

/**
 * Cuts each font to one small file with the letters that a visitor is likely to need, and writes a style
 * sheet that finds all other letters in Fontsource's own files.
 *
 * @param words the school's words, whose western European letters are in the small files, too
 * @throws UserError if the package of a font has no such font
 */
export async function makeFonts(words: string, folder = '.generated/fonts'): Promise<void> {
  await mkdir(folder, { recursive: true });
  const characters = common + (words.match(/[¡-ÿŒœ€]/g) ?? []).join('');
  const imports: string[] = [];
  for (const [name, { package: source, family, weight }] of Object.entries(faces)) {
    const file = typeof weight === 'number' ? weight : 'wght';
    const styles = `${source}/${file}.css`;
    const latin = `node_modules/${source}/files/${basename(source)}-latin-${file}-normal.woff2`;
    const rules = await readFile(`node_modules/${styles}`, 'utf8').catch(() => '');
    if (!rules.includes(`'${family}'`)) {
      throw new UserError(
        `The font “${family}” was not found in ${styles}, where scripts/pictures/faces.ts says it is: ` +
          'correct its name, package or weight there, or install the package.',
      );
    }
    const axes: Record<string, { min: number; max: number }> =
      typeof weight === 'number' ? {} : { wght: weight };
    // The types do not know all options yet, so this is not an object literal in the call.
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
      // Only design programs read these tables.
      dropTables: ['STAT', 'MVAR'],
      variationAxes: axes,
    };
    const font = await subsetFont(await readFile(latin), characters, options);
    await writeFile(join(folder, `${name}.woff2`), font);
    imports.push(`@import '${styles}';\n`);
  }
  await writeFile(join(folder, 'fonts.css'), imports.join(''));
}
