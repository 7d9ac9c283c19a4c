import { lead, put, putPicture, remove, replace, set } from '../school-copy';
import { drawings } from './drawings';
import type { Mistake } from '../school-copy';

const nido = replace('programs.ts', / {4}\{\n {6}id: 'nido'[^]*?\n {4}\},\n/, '');
const campus = replace('school.ts', "['nido'", "['nedo'");
const moved = replace('pages.ts', "path: '/our-garden'", "path: '/farm'");
const swapped = [
  replace('pages.ts', "path: '/meet-the-founder'", "id: 'meet-the-founder', path: '/ines'"),
  replace('pages.ts', "path: '/news'", "id: 'news', path: '/meet-the-founder'"),
];
const attic = putPicture('photos/attic.jpg');
const capital = putPicture('photos/Attic.jpg');
const form = lead('[The form](/files/form.pdf)');
const numbered = replace('news.ts', /file: '[^']*/, "file: 'No. #2.pdf");
const empty = put('../public/files/form.pdf', '');
const atelier = remove('photos/atelier.jpg');

const atFounder = "pages.ts#path: '/meet-the-founder'";

/** Edits after which every module fits its shape, but two modules contradict each other. */
export const mistakesBetweenModules: Mistake[] = [
  ['deletes a program', nido, 'no program with the id “nido”', "tuition.ts#'nido'"],
  ['misspells a program', campus, 'has no program with the id “nedo”'],
  ['misspells a picture', set('home.ts', 'photo', "'proch'"), 'add a row, or write “porch”'],
  ['deletes a picture', atelier, 'photos/atelier.jpg is missing', 'photos.ts#atelier'],
  ['forgets the row of a picture', attic, 'has no row: add one called “attic”', 'photos/attic.jpg'],
  ['names a file in capitals', capital, 'has only small letters', 'photos/Attic.jpg'],
  ...drawings,
  ['links to no page', lead('[Ask](/contact-us) us.'), 'leads to /contact-us, and there'],
  [
    'numbers a document',
    [numbered, put('../public/files/No. #2.pdf', 'a')],
    'take no file with a #',
  ],
  ['links to no document', [form, put('../public/files/a.pdf', 'a')], 'form.pdf does not exist'],
  ['links to an empty document', [form, empty], 'files/form.pdf is empty'],
  ['moves a page and not its words', moved, "has this address now, write id: 'our-garden' and f"],
  ['deletes words', remove('founder.ts'), 'no content/founder.ts', "pages.ts#'/meet-the-founder'"],
  ['takes the address of a designed page', swapped, 'the site’s own page in app/', atFounder],
];
