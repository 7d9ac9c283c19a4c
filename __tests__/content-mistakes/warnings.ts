import { lead, notice, openHouse, openPlaces, putPicture, replace } from '../school-copy';
import type { Mistake } from '../school-copy';

const younger = ['months: 3', '3 months'].map((months) =>
  replace('school.ts', months, months.replace('3', '2')),
);
const over = notice('2031-10-13', '2031-10-14');
const attic = [
  replace('photos.ts', '(schema, {', "$&\n  attic: { alt: 'An attic with a round window' },"),
  putPicture('photos/attic.jpg'),
];

const withoutRow = replace('pages.ts', / {2}\{\n {4}path: '\/news'[^]*?\n {2}\},\n/, '');

/** Edits that may be correct, and only get a warning. */
export const warnings: Mistake[] = [
  ['has not decided on an hour', lead('At a time TBA.'), '“TBA” is printed as it stands here'],
  ['puts asterisks around a word', lead('It is **not** far.'), '“**” is printed as it stands'],
  ['leaves words out', lead('“It rained.” Then we […] left.'), '“[…]” is printed as it stands'],
  ['leaves another year', lead('In 2030–31 we moved.'), 'this speaks of 2030–31, and the school'],
  ['writes a sum that is no price', lead('It costs $7.'), '$7 is none of the prices in content/'],
  ['has an open house that is over', openHouse('2031-10-14'), 'open house of 2031-10-14 is past'],
  ['has a notice that is over', over, 'the notice until 2031-10-14 is past'],
  ['forgets open places', openPlaces('2031-08-15', 'Nido'), 'no page shows them a month later'],
  ['adds a picture that no page shows', attic, 'no page shows “attic”: use it, or remove this row'],
  ['keeps a page that no row publishes', withoutRow, 'pages.ts publishes this', 'news.ts#define('],
  ['takes babies in no program', younger, 'no program in content/programs.ts', 'school.ts#ages:'],
];
