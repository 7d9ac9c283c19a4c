import {
  lead,
  notice,
  openHouse,
  openPlaces,
  picture,
  putPicture,
  replace,
  set,
} from '../school-copy';
import type { Mistake } from '../school-copy';

const younger = ['months: 3', '3 months'].map((months) =>
  replace('school.ts', months, months.replace('3', '2')),
);
const over = notice('2031-10-13', '2031-10-14');
const attic = [
  replace('photos.ts', '(schema, {', "$&\n  attic: { alt: 'An attic with a round window' },"),
  putPicture('photos/attic.jpg'),
];
const copied = replace('photos.ts', /alt: (.*),([^]*?)alt: '.*?'/, 'alt: $1,$2alt: $1');
const small = putPicture('photos/porch.jpg', picture(1199));

const evenings = replace(
  'tuition.ts',
  'sessions: [',
  "$&{ id: 'evenings', name: 'Evenings', hours: '4pm-6pm' },",
);
const sum = (from: string, to: string) => replace('tuition.ts', `price: ${from}`, `price: ${to}`);
const hours = (written: string) => lead(`Come ${written}.`);
const house = "{ date: '2031-11-08', from: '10:00', to: '12:00' }";
const sameDay = set('dates.ts', 'openHouses', `[${house}, ${house}]`);
const withoutRow = replace('pages.ts', / {2}\{\n {4}path: '\/news'[^]*?\n {2}\},\n/, '');

/** Edits that may be correct, and only get a warning. */
export const warnings: Mistake[] = [
  [
    'copies a description',
    copied,
    'this has the same words as “the-long-table”',
    'photos.ts#atelier',
  ],
  ['leaves a gap', lead('We open in ???.'), '“???” is printed exactly like this: is that'],
  ['misspells an open program', openPlaces('2031-10-01', 'Nedo'), 'no program is called “Nedo”'],
  ['shows a small picture', small, 'looks sharp on large screens only', 'photos.ts#porch'],
  ['puts asterisks around a word', lead('It is **not** far.'), '“**” is printed exactly like'],
  ['leaves another year', lead('In 2030–31 we moved.'), 'this says 2030–31, and the school'],
  ['writes a sum that is no price', lead('It costs $7.'), '$7 is not a price in content/tuition'],
  ['has an open house that is over', openHouse('2031-10-14'), 'open house of 2031-10-14 is past'],
  ['types zeros too many', sum('21500', '2150000'), '2150000 is far from all other prices of'],
  ['leaves digits of a price out', sum('21500', '215'), '215 is far from all other prices of this'],
  ['prices fewer days higher', sum('16900', '26900'), '3 days cost 26900, and 5 days cost only'],
  ['keeps a length of day without a price', evenings, 'no program has a price for “evenings”: add'],
  ['types minutes that no hour has', hours('8:90am-1pm'), 'no clock shows “8:90am”: correct it'],
  ['types an hour that no day has', hours('8am-25pm'), 'no clock shows “25pm”: correct it'],
  ['ends the day before it begins', hours('8:30pm-4pm'), '“8:30pm-4pm” ends before it begins'],
  ['lists an open house twice', sameDay, 'the open house of 2031-11-08 is in the list twice'],
  ['writes a notice for years', notice('2031-10-15', '2033-10-15'), 'for more than a year, until'],
  ['has a notice that is over', over, 'the notice until 2031-10-14 is past'],
  ['forgets open places', openPlaces('2031-08-15', 'Nido'), 'no page shows them a month later'],
  ['adds a picture that no page shows', attic, 'no page shows “attic”: use it, or remove this row'],
  ['keeps a page that no row publishes', withoutRow, 'pages.ts publishes this', 'news.ts#define('],
  ['takes babies in no program', younger, 'no program in content/programs.ts', 'school.ts#ages:'],
];
