import type { Role } from '@/scripts/design/color-roles';
import { headingOutline, unitsPerEm } from '@/scripts/design/heading-outline';
import { linkPreview } from '../_lib/link-preview';

const { width, height } = linkPreview.size;
const margin = 72;
/** As in the hero, text ends two fifths from the left. */
const box = { width: 0.4 * width - margin, height: height - 2 * margin };
const lineHeight = 1.12;
/** How far a line's baseline is below its top. */
const ascent = 0.8;

/**
 * Draws a headline at the left of a link preview, as large as fits, as an SVG without text. Undefined if it doesn't fit
 * or the heading font doesn't have its letters.
 */
export function headlineSvg(headline: string, colors: Pick<Record<Role, string>, 'ink' | 'paper'>) {
  for (let size = 80; size >= 36; size -= 4) {
    const scale = size / unitsPerEm;
    const lines = linesOf(headline, box.width / scale);
    if (!lines || lines.length * lineHeight * size > box.height) continue;
    const paths = lines.map((line, index) => {
      const baseline = margin + (ascent + index * lineHeight) * size;
      const path = headingOutline(line)?.path.toPathData(1);
      return `<path transform="translate(${margin} ${baseline}) scale(${scale})" d="${path}"/>`;
    });
    // As on the home page, the photo is lighter behind the text.
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="light"><stop stop-color="${colors.paper}" stop-opacity=".5"/><stop offset=".5" stop-color="${colors.paper}" stop-opacity="0"/></linearGradient>
<rect width="100%" height="100%" fill="url(#light)"/>
<g fill="${colors.ink}">${paths.join('')}</g>
</svg>`;
  }
  return undefined;
}

/** Breaks a text into lines. Undefined if a word is too wide or the font doesn't have a letter. */
function linesOf(text: string, width: number) {
  const fits = (line: string) => (headingOutline(line)?.width ?? Infinity) <= width;
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.every(fits) ? lines : undefined;
}
