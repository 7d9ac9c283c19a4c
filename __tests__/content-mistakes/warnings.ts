import {
  at,
  lead,
  notice,
  openHouse,
  openPlaces,
  picture,
  putPicture,
  replace,
} from '../school-copy';
import type { Mistakes } from '../school-copy';

const attic = [
  replace('photos.ts', '(schema, {', "$&\n  attic: { alt: 'An attic with a round window' },"),
  putPicture('photos/attic.jpg'),
];

const sum = (from: string, to: string) => replace('tuition.ts', `price: ${from}`, `price: ${to}`);
const over = notice('2031-10-13', '2031-10-14');

/** Edits that may be correct, and only get a warning. */
export const warnings: Mistakes = {
  '“???” is printed exactly like this: is that right?': lead('We open in ???.'),
  'this picture is 1199 pixels wide, and looks sharp on large screens only from 1200 on: use the camera’s own file, if you have it.':
    at('photos.ts#porch', putPicture('photos/porch.jpg', picture(1199))),
  '“**” is printed exactly like this: is that right?': lead('It is **not** far.'),
  'this says 2030–31, and the school year is 2031-2032. If you mean the current one, write ${facts.schoolYear} in its place, and back-ticks (`) around the text.':
    lead('In 2030–31 we moved.'),
  'the open house of 2031-10-14 is past and no longer appears on the site: remove it.':
    openHouse('2031-10-14'),
  '2150000 is far from all other prices of this program: is it right?': sum('21500', '2150000'),
  '215 is far from all other prices of this program: is it right?': sum('21500', '215'),
  'the notice until 2031-10-14 is past and no longer appears on the site: remove it.': over,
  'the open places are those of 2031-08-15, and no page shows them a month later: update them, or remove them.':
    openPlaces('2031-08-15', 'Nido'),
  'no page shows “attic”: use it, or remove this row and its file in content/photos/.': attic,
  "no row of content/pages.ts publishes this page: add one with path: '/news', or remove the file.":
    at('news.ts#define(', replace('pages.ts', / {2}\{\n {4}path: '\/news'[^]*?\n {2}\},\n/, '')),
};
