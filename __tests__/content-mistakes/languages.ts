import { put, remove, replace, type Mistake } from '../school-copy';

const spanish = (from: string | RegExp, to: string) => replace('es/site.ts', from, to);
const row = (from: string | RegExp, to: string) => replace('pages.ts', from, to);

const days = spanish(/ *'School days': .*\n/, '');
const alt = spanish(/ *'A corner of the atelier .*:\n.*\n/, '');
const menu = spanish(/ *menu: .*\n/, '');
const wrong = row("path: '/es/contacto'", "path: '/contacto'");
const none = row(/('\/es\/personas',\n) *lang: 'es',\n/, '$1');
const lost = row("translates: '/our-people'", "translates: '/people'");
const own = row("path: '/news',", "path: '/news', translates: '/',");
const folder = put('es/personas.ts', 'export default 1;\n');

/** Mistakes in the pages and words of another language. */
export const languages: Mistake[] = [
  [
    'forgets a translation',
    days,
    '“es” show “School days”: add it to “texts”',
    'tuition.ts#School',
  ],
  ['forgets to translate a photo', alt, 'show “A corner of the atelier', 'photos.ts#A corner'],
  ['forgets a word of the header', menu, '“header → menu” is missing', 'es/site.ts#header'],
  [
    'forgets the file with the words of the site',
    remove('es/site.ts'),
    'no content/es/site.ts',
    "pages.ts#lang: 'es'",
  ],
  [
    'leaves the language out of an address',
    wrong,
    'must begin with its language, like',
    "pages.ts#'/contacto'",
  ],
  [
    'writes a Spanish address without “lang”',
    none,
    "needs one, too: lang: 'es'",
    'pages.ts#/es/personas',
  ],
  ['translates a missing page', lost, 'must be the path of a page in the', "pages.ts#'/people'"],
  [
    'translates a page without naming a language',
    own,
    'is only for a page in another language',
    "pages.ts#'/news', ",
  ],
  ['breaks a file in another language', folder, 'bring that back', 'es/personas.ts'],
];
