import { readFileSync } from 'node:fs';
import { at, lead, put, putPhoto, remove, replace, set, type Mistakes } from '../school-copy';

const swapped = [
  replace('pages.ts', "path: '/meet-the-founder'", "id: 'meet-the-founder', path: '/ines'"),
  replace('pages.ts', "path: '/our-garden'", "id: 'our-garden', path: '/meet-the-founder'"),
];
const garden = readFileSync('e2e/second-school/content/our-garden.ts', 'utf8');
const form = lead('[The form](/files/form.pdf)');
const misspelled = replace('tuition.ts', "program: 'nido'", "program: 'nedo'");
const photo = set('home.ts', 'photo', "'proch'");
const numbered = [
  replace('our-garden.ts', /file: '[^']*/, "file: 'No. #2.pdf"),
  put('../public/files/No. #2.pdf', 'a'),
];
const icon = 'drawings/icon.svg';
const badge = 'drawings/farm-schools.svg';
const withoutSize =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100%"><path d="M0 0h9v9z"/></svg>';
const unusable =
  'is unreadable or has no size: export it again as a plain SVG with a viewBox, or as a PNG.';
const atFounder = at("pages.ts#path: '/meet-the-founder'", ...swapped);

/** Edits after which every module fits its shape, but two modules contradict each other. */
export const mistakesBetweenModules: Mistakes = {
  'programs.ts has no program with the id “nido”: remove it here, or write one of these: casa, lower-elementary, garden-club.':
    at("tuition.ts#'nido'", replace('programs.ts', / {4}\{\n {6}id: 'nido'[^]*?\n {4}\},\n/, '')),
  'programs.ts has no program with the id “nedo”: remove it here, or write “nido”.': misspelled,
  'content/photos.ts has no photo called “proch”: add a row, or write “porch”.': photo,
  'content/photos/atelier.jpg is missing: put it there, or remove its row from content/photos.ts.':
    at('photos.ts#atelier', remove('photos/atelier.jpg')),
  'has no row: rename it attic.jpg, and add a row called “attic” to content/photos.ts, or remove the file.':
    at('photos/Attic.jpg', putPhoto('photos/Attic.jpg')),
  'is HEIC, which most browsers cannot show: export it as a JPEG (Apple Photos: File, Export; Windows Photos: Save as) with a name like spring-garden.jpg, and replace this file with it.':
    at('photos/IMG_4021.HEIC', putPhoto('photos/IMG_4021.HEIC')),
  'hosts refuse a file with a # in its name: rename public/files/No. #2.pdf, and write the new name here.':
    numbered,
  'public/files/form.pdf does not exist: put the whole file there, or write one of these: a.pdf, field-trip.docx, handbook 2 (2031).pdf.':
    [form, put('../public/files/a.pdf', 'a'), put('../public/files/.gitkeep', '')],
  'public/files/form.pdf is empty: put the whole file there, or write one of these: field-trip.docx, handbook 2 (2031).pdf.':
    [form, put('../public/files/form.pdf', '')],
  "there is no content/farm.ts with the words of /farm. If the page in content/our-garden.ts now has this address, write id: 'our-garden' and formerly: ['/our-garden'] in this row. If not, correct the path.":
    replace('pages.ts', "path: '/our-garden'", "path: '/farm'"),
  "there is no content/meet-the-founder.ts with the words of /meet-the-founder: add them (content/pages-and-addresses.md, Add a page), or correct the path. If the page moved here, keep its file with id: 'its-file' and formerly: ['/its-old-path'] in this row.":
    at("pages.ts#'/meet-the-founder'", remove('meet-the-founder.ts')),
  'there is no content/our-garden.ts with the words of /our-garden: rename content/Our-Garden.ts.':
    at("pages.ts#path: '/our-garden'", remove('our-garden.ts'), put('Our-Garden.ts', garden)),
  'this is the address of the site’s own page in app/meet-the-founder: choose another path.':
    atFounder,
  'this is the address of the site’s own page in app/contact: choose another path.': at(
    'pages.ts#alsoAt',
    replace('pages.ts', "alsoAt: ['/admissions']", "alsoAt: ['/contact']"),
    replace('pages.ts', "formerly: ['/contact', ", 'formerly: ['),
  ),
};

/** Edits that leave a drawing unusable or missing. */
export const drawings: Mistakes[] = [
  {
    [unusable]: at(badge, put(badge, '<svg><pa')),
    'is missing: add it as farm-schools.svg.': at(badge, remove(badge)),
    'is missing: add it as icon.svg or icon.png.': at(icon, remove(icon)),
  },
  { [unusable]: at(icon, put(icon, withoutSize)) },
];
