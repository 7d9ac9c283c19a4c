import { at, put, remove, replace, rowOf, type Edit, type Mistakes } from '../school-copy';

const row = (place: string, from: string | RegExp, to: string) =>
  at(`pages.ts#${place}`, replace('pages.ts', from, to));
const contacto = (from: string | RegExp, to: string) => replace('es/contacto.ts', from, to);
const block = (words: string) => contacto('{ gallery:', `{ ${words} },\n        $&`);
const notInOther = row('translates', /path: '\/our-garden',/, "$& translates: '/',");
const menu = at('es/site.ts#header', replace('es/site.ts', / menu: '.*?',/, ''));
const folder = at('es/contacto.ts', put('es/contacto.ts', 'export default 1;\n'));

const withoutAlt = (photo: string, edit: Edit): Mistakes => ({
  [`“${photo}” needs a description in this page’s language, which screen readers read aloud: add alt: '…', after it.`]:
    at(`es/contacto.ts#photo: '${photo}'`, edit),
});

/** Mistakes in pages in another language, and in the words around them. */
export const languages: Mistakes = {
  '“header → menu” is missing: write text in quotation marks.': menu,
  'there is no content/es/site.ts with the words of the site in this language: add it (content/another-language.md).':
    at("pages.ts#lang: 'es'", remove('es/site.ts')),
  '“item 10 → path” names a language other than this row’s “lang”: make them match (it is "/fr/contacto").':
    row('/fr/contacto', "'/es/contacto'", "'/fr/contacto'"),
  '“item 10 → path” names a language other than this row’s “lang”: make them match (it is "/es/contacto").':
    row('/es/contacto', "'/es/contacto', lang: 'es'", "'/es/contacto'"),
  '“item 9 → translates” is not the path of a page in the school’s own language: correct it. If you removed that page, remove this row, too, or only this field (it is "/talk-to-us").':
    row('translates:', rowOf('/talk-to-us'), ''),
  '“item 8 → alsoAt, item 1” names a language other than this row’s “lang”: make them match (it is "/es/join").':
    replace('pages.ts', "alsoAt: ['/admissions']", "alsoAt: ['/es/join']"),
  '“item 4 → translates” belongs only in a row with a “lang”: remove it here (it is "/").':
    notInOther,
  'this file must have “export default define(schema, …”: put that line back.': folder,
  "this file does not import “facts” yet: add import facts from '../facts'; at the top.":
    block('list: [facts.telephone]'),
  "“./school” is missing: write '../school'.": contacto(/^/, "import school from './school';\n"),
  ...withoutAlt('the-long-table', contacto(/ {2}alt: .*\n/, '')),
  ...withoutAlt('atelier', contacto(/'atelier', alt: '.*?'/, "'atelier'")),
  ...withoutAlt('bright-room', contacto(/'bright-room', alt: '.*?'/, "'bright-room'")),
  ...withoutAlt('porch', block("people: [{ name: 'Ana', photo: 'porch' }]")),
};
