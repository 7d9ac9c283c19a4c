import { lead, notice, openHouse, openPlaces, picture, putPicture, replace } from '../school-copy';
import type { Mistake } from '../school-copy';

const over = notice('2031-10-13', '2031-10-14');
const attic = [
  replace('photos.ts', '(schema, {', "$&\n  attic: { alt: 'An attic with a round window' },"),
  putPicture('photos/attic.jpg'),
];
const small = putPicture('photos/porch.jpg', picture(1199));

const sum = (from: string, to: string) => replace('tuition.ts', `price: ${from}`, `price: ${to}`);
const withoutRow = replace('pages.ts', / {2}\{\n {4}path: '\/news'[^]*?\n {2}\},\n/, '');

/** Edits that may be correct, and only get a warning. */
export const warnings: Mistake[] = [
  ['leaves a gap', lead('We open in ???.'), '“???” is printed exactly like this: is that right?'],
  [
    'shows a small picture',
    small,
    'this picture is 1199 pixels wide, and looks sharp on large screens only from 1200 on: use the camera’s own file, if you have it.',
    'photos.ts#porch',
  ],
  [
    'puts asterisks around a word',
    lead('It is **not** far.'),
    '“**” is printed exactly like this: is that right?',
  ],
  [
    'leaves another year',
    lead('In 2030–31 we moved.'),
    'this says 2030–31, and the school year is 2031-2032. If you mean the current one, write ${school.schoolYear} in its place, and back-ticks (`) around the text.',
  ],
  [
    'has an open house that is over',
    openHouse('2031-10-14'),
    'the open house of 2031-10-14 is past and no longer appears on the site: remove it.',
  ],
  [
    'types zeros too many',
    sum('21500', '2150000'),
    '2150000 is far from all other prices of this program: is it right?',
  ],
  [
    'leaves digits of a price out',
    sum('21500', '215'),
    '215 is far from all other prices of this program: is it right?',
  ],
  [
    'has a notice that is over',
    over,
    'the notice until 2031-10-14 is past and no longer appears on the site: remove it.',
  ],
  [
    'forgets open places',
    openPlaces('2031-08-15', 'Nido'),
    'the open places are those of 2031-08-15, and no page shows them a month later: update them, or remove them.',
  ],
  [
    'adds a picture that no page shows',
    attic,
    'no page shows “attic”: use it, or remove this row and its file in content/photos/.',
  ],
  [
    'keeps a page that no row publishes',
    withoutRow,
    "no row of content/pages.ts publishes this page: add one with path: '/news', or remove the file.",
    'news.ts#define(',
  ],
];
