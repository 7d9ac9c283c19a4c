import sharp from 'sharp';
import { put, remove, set, type Mistake } from '../school-copy';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
const icon = (inside: string, attributes = '') =>
  put('drawings/icon.svg', drawing(`<path d="M0 0h9v9z"/>${inside}`, attributes));
const badge = (words: string) => put('drawings/farm-schools.svg', words);

const points = Array.from(
  { length: 6000 },
  (_, index) => `${(index * 7919) % 9973} ${index % 997}`,
);
const heavy = drawing(`<path d="M${points.join(' ')}"/>`).replace('9 9', '9999 999');

const pixels = { width: 40, height: 40, channels: 3, background: '#888' } as const;
const gray = sharp({ create: pixels }).png().toBuffer();
const tiny = { file: 'drawings/logo.png', change: () => gray };

const [inIcon, atBadge] = ['drawings/icon.svg', "school.ts#'farm-schools.svg'"];

/** Drawings that visitors must not get, or that are not there. */
export const drawings: Mistake[] = [
  ['has a script in the icon', icon('<script>alert()</script>'), 'has a script, which', inIcon],
  ['has an event in the icon', icon('', 'onload="alert()"'), 'has a script (onload)', inIcon],
  [
    'has a page in the icon',
    icon('<foreignObject><b>Hi</b></foreignObject>'),
    'part of a web page',
    inIcon,
  ],
  ['links out of the icon', icon('<image href="https://b.org/a.png"/>'), 'https://b.org', inIcon],
  ['loads a style', icon('<style>@import "//b.org/a"</style>'), '(@import "//b.org', inIcon],
  ['loads a color', icon('<path d="M1 1h2v2z" fill="url(//b.org/c)"/>'), 'url(//b.org', inIcon],
  ['saves half of a badge', badge('<svg><pa'), 'farm-schools.svg cannot be read: export', atBadge],
  ['has an empty badge', badge(drawing('')), 'farm-schools.svg shows nothing: export', atBadge],
  ['has a heavy badge', badge(heavy), 'KB after cleaning, and 30 KB are the most', atBadge],
  ['has a tiny logo', tiny, 'use one that is 176 wide or 88 high', 'drawings/logo.png'],
  ['deletes a badge', remove('drawings/farm-schools.svg'), 'is missing: put it there', atBadge],
  [
    'deletes the logo',
    remove('drawings/logo.png'),
    'is missing: put it there, as logo.svg or',
    'drawings/logo.svg',
  ],
  [
    'has two logos',
    put('drawings/logo.svg', ''),
    'a second one beside it, logo.png',
    'drawings/logo.svg',
  ],
  ['names a badge without its ending', set('school.ts', 'badge', "'oak'"), 'like badge.svg'],
];
