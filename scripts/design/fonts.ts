import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { replaceFile } from '../system/files';
import { faces } from './faces';

const ascii =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~';

/** ASCII and typographic characters. */
const common = `${ascii}‘’“”–—…•·\u00a0\u2009×½¼¾°©`;

/** Names that parents type into the form may have these. Headings have only the content's letters. */
const typed = { heading: '', text: 'áéíóúñüöäçèàêëïÁÉÓÑ' };

/**
 * Subsets each font to one small file, and writes a style sheet with Fontsource's files for the content's other letters.
 *
 * @param content the school's content: its western European letters go into the subsets
 * @throws Error if a package doesn't have the font
 */
export async function makeFonts(content: string, folder = '.generated/fonts'): Promise<void> {
  await mkdir(folder, { recursive: true });
  const letters = content.normalize('NFC');
  const characters = common + (letters.match(/[¡-ÿŒœ€]/g) ?? []).join('');
  const others = [...new Set(letters.match(/\S/gu))]
    .filter((each) => !characters.includes(each))
    .join('');
  const sheets: string[] = [];
  for (const name of ['heading', 'text'] as const) {
    const { package: source, family, weight } = faces[name];
    const isVariable = typeof weight !== 'number';
    const file = isVariable ? 'wght' : weight;
    const styles = `${source}/${file}.css`;
    const latin = `node_modules/${source}/files/${basename(source)}-latin-${file}-normal.woff2`;
    const rules = await readFile(`node_modules/${styles}`, 'utf8');
    if (!rules.includes(`'${family}'`))
      throw new Error(`${styles} has no font “${family}”: correct scripts/design/faces.ts.`);
    // A variable, because the types lack some options and would reject them in an object literal.
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
      // Browsers don't read the first two. Without the third, kerning doesn't change with the weight, which saves 836 bytes.
      dropTables: ['STAT', 'MVAR', 'GDEF'],
      ...(isVariable && { variationAxes: { wght: weight } }),
    };
    const font = await subsetFont(await readFile(latin), characters + typed[name], options);
    await replaceFile(join(folder, `${name}.woff2`), font);
    const needed = rules.match(/@font-face {.*?}/gs)?.filter((rule) => rangeOf(rule).test(others));
    // Drops WOFF: every supported browser reads WOFF2, and Next publishes each file that a style sheet names.
    const woff2Rules = (needed ?? []).map((rule) => rule.replace(/, url\([^)]*\.woff\).*?\)/, ''));
    sheets.push(woff2Rules.join('').replaceAll('./files/', `../../node_modules/${source}/files/`));
  }
  await replaceFile(join(folder, 'fonts.css'), sheets.join(''));
}

/** Matches the characters in the `unicode-range` of a font's rule. */
function rangeOf(rule: string): RegExp {
  const [, range = ''] = /unicode-range: (.*);/.exec(rule) ?? [];
  const ranges = range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  const classes = [...ranges].map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${classes.join('')}]`, 'u');
}
