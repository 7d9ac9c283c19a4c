import { wcagContrast } from 'culori';
import { headingOutline } from '../pictures/heading-outline';

const side = 48;
const light = '#fff';
const dark = '#000';
/** Cubes of a tower, for letters that the heading font doesn't have. */
const tower = 'M13 29h22v10H13ZM16 19h16v9H16ZM19 10h10v8H19Z';

/**
 * Draws a name's first letter on a tile, as an SVG without text. The letter is light or dark, whichever is easier to
 * read.
 */
export function monogram(name: string, color: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '';
  const outline = outlineOf(letter.toLocaleUpperCase('en')) ?? { path: tower, transform: '' };
  const isLight = wcagContrast(color, light) >= wcagContrast(color, dark);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">
  <rect width="${side}" height="${side}" rx="10" fill="${color}"/>
  <path fill="${isLight ? light : dark}" transform="${outline.transform}" d="${outline.path}"/>
</svg>
`;
}

/** A letter's outline in the middle of the tile. Undefined if the heading font doesn't have the letter. */
function outlineOf(letter: string) {
  const outline = letter ? headingOutline(letter) : undefined;
  if (!outline) return undefined;
  const { x1, x2, y1, y2 } = outline.path.getBoundingBox();
  const scale = Math.min(28 / (y2 - y1), 32 / (x2 - x1));
  const shift = [x1 + x2, y1 + y2].map((sum) => (side - sum * scale) / 2);
  const transform = `translate(${shift.map((each) => each.toFixed(2)).join(' ')}) scale(${scale.toFixed(5)})`;
  return { path: outline.path.toPathData(0), transform };
}
