import sharp from 'sharp';
import { at, put, remove, type Mistakes } from '../school-copy';

const [icon, logo] = ['drawings/icon.svg', 'drawings/logo.png'];
const atBadge = "school.ts#'farm-schools.svg'";

const drawing = (inside: string) => `<svg viewBox="0 0 9 9">${inside}</svg>`;
const inIcon = (inside: string) => at(icon, put(icon, drawing(`<path d="M0 0h9v9z"/>${inside}`)));
const badge = (words: string) => at(atBadge, put('drawings/farm-schools.svg', words));
const heavy = drawing(`<path d="M0 0h9v9z"/><image href="data:image/png;,${'A'.repeat(40_000)}"/>`);
const tiny = {
  file: logo,
  change: () =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } as const })
      .png()
      .toBuffer(),
};
const noBadge = at(atBadge, remove('drawings/farm-schools.svg'));
const secondIcon = at(icon, put('drawings/icon.png', ''));

/** Drawings that are unusable or missing. */
export const drawings: Mistakes = {
  'has text, which looks different on each computer: turn it into paths.':
    inIcon('<text y="9">A</text>'),
  'has a picture in another file (https://b.org/a.png): export it again as a plain SVG, or as a PNG.':
    inIcon('<image href="https://b.org/a.png"/>'),
  'content/drawings/farm-schools.svg cannot be read: export it again as a plain SVG, or as a PNG.':
    badge('<svg><pa'),
  'content/drawings/farm-schools.svg shows nothing: export it again as a plain SVG, or as a PNG.':
    badge(drawing('')),
  'content/drawings/farm-schools.svg has 40 KB after cleaning, and 30 KB are the most: simplify it, or export it as a PNG.':
    badge(heavy),
  'has 40 × 40 pixels: use one that is 176 wide or 88 high.': at(logo, tiny),
  'content/drawings/farm-schools.svg is missing: put it there, as farm-schools.svg.': noBadge,
  'is missing: put it there, as icon.svg or icon.png.': at(icon, remove(icon)),
  'has a second one beside it, icon.png: remove one of them.': secondIcon,
};
