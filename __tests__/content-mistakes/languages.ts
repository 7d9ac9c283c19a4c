import { put, remove, replace, type Edit, type Mistake } from '../school-copy';

const row = (from: string | RegExp, to: string) => replace('pages.ts', from, to);
const contacto = (from: string | RegExp, to: string) => replace('es/contacto.ts', from, to);
const block = (words: string) => contacto('{ gallery:', `{ ${words} },\n        $&`);
const menu = replace('es/site.ts', / *menu: .*\n/, '');
const wrong = row("'/es/contacto'", "'/fr/contacto'");
const none = row(/('\/es\/contacto',\n) *lang: 'es',\n/, '$1');
const lost = row("translates: '/talk-to-us'", "translates: '/people'");
const own = row("path: '/news',", "path: '/news', translates: '/',");
const folder = put('es/contacto.ts', 'export default 1;\n');
const people = block("people: [{ name: 'Ana', photo: 'porch' }]");

const factsOnPages: Mistake[] = [
  "prices: ['nido']",
  "tuition: ['fees']",
  "dates: ['calendar'], otherwise: 'Nada.'",
  "ageChart: 'all'",
  "contactDetails: 'all'",
].map((words) => {
  const [kind] = words.split(':');
  const says = `“${kind}” prints facts in the school’s own language: write a table in its place, a sentence with \${school.telephone}, or a link to the page that shows them.`;
  return [`shows “${kind}” in Spanish`, block(words), says];
});

const says = 'needs its description in the language of this page, which is read aloud: write alt: ';
const withoutAlt = (photo: string, edit: Edit): Mistake => [
  `does not describe “${photo}” in Spanish`,
  edit,
  `“${photo}” ${says}`,
  `es/contacto.ts#photo: '${photo}'`,
];

/** Mistakes in the pages and words of another language. */
export const languages: Mistake[] = [
  ['forgets a word of the header', menu, '“header → menu” is missing', 'es/site.ts#header'],
  ['forgets a file', remove('es/site.ts'), 'no content/es/site.ts', "pages.ts#lang: 'es'"],
  ['writes another language', wrong, 'write /es/contacto', 'pages.ts#/fr/contacto'],
  ['forgets “lang”', none, "needs it, too: lang: 'es'", 'pages.ts#/es/contacto'],
  ['translates a missing page', lost, 'must be the path of a page in the', "pages.ts#'/people'"],
  ['names no language', own, 'is only for a page in another language', "pages.ts#'/news', "],
  ['breaks a file in another language', folder, 'put that line back', 'es/contacto.ts'],
  ...factsOnPages,
  withoutAlt('the-long-table', contacto(/ {2}alt: .*\n/, '')),
  withoutAlt('atelier', contacto(/'atelier', alt: '.*?'/, "'atelier'")),
  withoutAlt('bright-room', contacto(/'bright-room', alt: '.*?'/, "'bright-room'")),
  withoutAlt('porch', people),
];
