import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import { faces } from './faces';

const { package: source, weight } = faces.heading;
const fonts = ['latin', 'latin-ext', 'vietnamese']
  .map((set) => `node_modules/${source}/files/${basename(source)}-${set}-${weight}-normal.woff`)
  .map((file) => opentype.parse(new Uint8Array(readFileSync(file)).buffer));

/** How many units of an outline are as long as the font size. */
export const { unitsPerEm } = fonts[0]!;

/**
 * A text's outline and width in the heading font. Undefined if the font doesn't have one of the letters. In the font's
 * units, coordinates are whole or halves. opentype.js writes some other numbers as NaN.
 */
export function headingOutline(text: string) {
  const path = new opentype.Path();
  let width = 0;
  for (const { font, run } of runsOf(text)) {
    if (!font) return undefined;
    path.extend(font.getPath(run, width, 0, unitsPerEm));
    width += font.getAdvanceWidth(run, unitsPerEm);
  }
  return { path, width };
}

/** Splits a text where the next letter is in another of the font's files. */
function runsOf(text: string) {
  const runs: { font?: Font; run: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((each) => each.hasChar(letter));
    const last = runs.at(-1);
    if (last && last.font === font) last.run += letter;
    else runs.push({ font, run: letter });
  }
  return runs;
}
