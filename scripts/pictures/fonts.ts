import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { replaceFile } from '../system/files';
import { faces } from './faces';

const ascii =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~';

/** ASCII, typographic characters and the most common accented letters in English and Spanish. */
const common = `${ascii}‘’“”–—…•·\u00a0\u2009×½¼¾°©áéíóúñüöäçèàêëïÁÉÓÑ`;

/**
 * Subsets each font to one small file and writes a style sheet that falls back to Fontsource's full files.
 *
 * @param content the school's content: its western European letters go into the subsets
 * @throws Error if a package doesn't have the font
 */
export async function makeFonts(content: string, folder = '.generated/fonts'): Promise<void> {
  await mkdir(folder, { recursive: true });
  const characters = common + (content.normalize('NFC').match(/[¡-ÿŒœ€]/g) ?? []).join('');
  const sheets: string[] = [];
  for (const [name, { package: source, family, weight }] of Object.entries(faces)) {
    const isVariable = typeof weight !== 'number';
    const file = isVariable ? 'wght' : weight;
    const styles = `${source}/${file}.css`;
    const latin = `node_modules/${source}/files/${basename(source)}-latin-${file}-normal.woff2`;
    const rules = await readFile(`node_modules/${styles}`, 'utf8');
    if (!rules.includes(`'${family}'`))
      throw new Error(`${styles} has no font “${family}”: correct scripts/pictures/faces.ts.`);
    // A variable, because the types lack some options and would reject them in an object literal.
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
      // Browsers don't read these tables.
      dropTables: ['STAT', 'MVAR'],
      ...(isVariable && { variationAxes: { wght: weight } }),
    };
    const font = await subsetFont(await readFile(latin), characters, options);
    await replaceFile(join(folder, `${name}.woff2`), font);
    // Drops WOFF: every supported browser reads WOFF2, and Next publishes each file that a style sheet names.
    const woff2Rules = rules.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, '');
    sheets.push(woff2Rules.replaceAll('./files/', `../../node_modules/${source}/files/`));
  }
  await replaceFile(join(folder, 'fonts.css'), sheets.join(''));
}
