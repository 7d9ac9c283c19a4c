import { lead, openings, picture, put, remove, replace, set, type Mistake } from '../school-copy';

const camp =
  "{ path: '/camp', name: 'Camp', title: 'Camp', photo: 'porch', " +
  "description: 'Three weeks in July for children who like to be outdoors.' },";

/** Edits that leave modules which fit their shapes, and not each other. */
export const mistakesBetweenModules: Mistake[] = [
  [
    'takes out a program and not its prices',
    replace('programs.ts', / {4}\{\n {6}id: 'nido'[^]*?\n {4}\},\n/, ''),
    'programs.ts has no program with the id “nido”: it has toddler-community, ',
    "tuition.ts#program: 'nido'",
  ],
  [
    'has open places in a program that does not exist',
    openings("{ asOf: '2031-10-01', programs: [{ program: 'Nedo', places: 'two' }] }"),
    'no program is called “Nedo”: it must be one of Nido, ',
  ],
  [
    'names no picture',
    set('home.ts', 'photo', "'heron'"),
    'photos.ts has no picture called “heron”',
  ],
  [
    'deletes a photograph',
    remove('photos/atelier.jpg'),
    'content/photos/atelier.jpg is missing: put it there, or take its row out',
    'photos.ts#atelier',
  ],
  ['forgets a row', put('photos/attic.jpg', picture), 'add one called “attic”', 'photos/attic.jpg'],
  [
    'gives a photograph a name with a capital letter',
    put('photos/My Attic.jpg', picture),
    'a picture is a JPEG whose name has small letters',
    'photos/My Attic.jpg',
  ],
  [
    'links to no page',
    lead('[Ask](/contact-us) us.'),
    'leads to /contact-us, and there is no such',
  ],
  [
    'misspells an address',
    replace('home.ts', "'/talk-to-us'", "'/talk'"),
    'the link leads to /talk,',
  ],
  [
    'adds a page to the list and makes none',
    replace('pages.ts', '(schema, [', `$&\n  ${camp}`),
    'there is no app/camp/page.tsx to make /camp',
    "pages.ts#path: '/camp'",
  ],
];
