import { put, remove, replace, set, type Mistake } from '../school-copy';

const row = (from: string | RegExp, to: string) => replace('pages.ts', from, to);
const sessions = (from: string, to: string) => replace('tuition.ts', from, to);
const spanishAlone = sessions("{ en: 'Mornings', es: 'Mañanas' }", "{ es: 'Mañanas' }");
const menu = replace('es/site.ts', / *menu: .*\n/, '');
const wrong = replace('pages.ts', "'/es/contacto'", "'/fr/contacto'");
const none = row(/('\/es\/contacto',\n) *lang: 'es',\n/, '$1');
const lost = row("translates: '/talk-to-us'", "translates: '/people'");
const own = row("path: '/news',", "path: '/news', translates: '/',");
const folder = put('es/contacto.ts', 'export default 1;\n');

/** Mistakes in the pages and words of another language. */
export const languages: Mistake[] = [
  ['writes a text in Spanish alone', spanishAlone, "or { en: '…', es: '…' }, but it is {"],
  ['forgets a word of the header', menu, '“header → menu” is missing', 'es/site.ts#header'],
  ['forgets a file', remove('es/site.ts'), 'no content/es/site.ts', "pages.ts#lang: 'es'"],
  ['writes another language', wrong, 'write /es/contacto', 'pages.ts#/fr/contacto'],
  ['forgets “lang”', none, "needs it, too: lang: 'es'", 'pages.ts#/es/contacto'],
  ['translates a missing page', lost, 'must be the path of a page in the', "pages.ts#'/people'"],
  ['names no language', own, 'is only for a page in another language', "pages.ts#'/news', "],
  ['breaks a file in another language', folder, 'put that line back', 'es/contacto.ts'],
];

const day = set('dates.ts', 'calendar', "[{ date: '2031-11-11', name: 'Snow day' }]");

/** Texts without a translation, which appear in the school's own language. */
export const untranslated: Mistake[] = [
  ['adds a day in English', day, '“Snow day” has no translation, so pages in “es” show it as it'],
];
