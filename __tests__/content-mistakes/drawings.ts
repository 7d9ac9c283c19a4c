import sharp from 'sharp';
import { put, remove, type Mistake } from '../school-copy';

const [icon, logo] = ['drawings/icon.svg', 'drawings/logo.png'];
const atBadge = "school.ts#'farm-schools.svg'";

const drawing = (inside: string) => `<svg viewBox="0 0 9 9">${inside}</svg>`;
const inIcon = (inside: string) => put(icon, drawing(`<path d="M0 0h9v9z"/>${inside}`));
const badge = (words: string) => put('drawings/farm-schools.svg', words);
const heavy = drawing(`<path d="M0 0h9v9z"/><image href="data:image/png;,${'A'.repeat(40_000)}"/>`);

const gray = { width: 40, height: 40, channels: 3, background: '#888' } as const;
const tiny = { file: logo, change: () => sharp({ create: gray }).png().toBuffer() };

/** Drawings that are unusable or missing. */
export const drawings: Mistake[] = [
  ['keeps text', inIcon('<text y="9">A</text>'), 'has text, which looks different on each', icon],
  [
    'loads a picture',
    inIcon('<image href="https://b.org/a.png"/>'),
    'in another file (https://b.org',
    icon,
  ],
  ['saves half of a badge', badge('<svg><pa'), 'farm-schools.svg cannot be read', atBadge],
  ['has an empty badge', badge(drawing('')), 'farm-schools.svg shows nothing', atBadge],
  ['has a large badge', badge(heavy), 'KB after cleaning, and 30 KB are the most', atBadge],
  ['has a tiny logo', tiny, 'use one that is 176 wide or 88 high', logo],
  ['deletes a badge', remove('drawings/farm-schools.svg'), 'is missing: put it there', atBadge],
  ['deletes the icon', remove(icon), 'is missing: put it there, as icon.svg or icon.png', icon],
  ['has two icons', put('drawings/icon.png', ''), 'second one beside it, icon.png', icon],
];
