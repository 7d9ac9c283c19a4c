import { at, price, remove, replace, set, type Edit, type Mistakes } from '../school-copy';

const headline = (value: string) => set('home.ts', 'headline', value);
const kicker = (value: string) => set('meet-the-founder.ts', 'kicker', value);
const founded = (value: string) => replace('school.ts', /(?<=founded).*/, value);
const telephone = (value: string) => set('school.ts', 'telephone', value);
const events = (day: string) => set('dates.ts', 'events', `[{ date: ${day}, name: 'A' }]`);
const comma = replace('school.ts', /(?<=shortName: .*),/, '');
const rows = replace('our-garden.ts', "'October'],", "'October']");
const visit = set('dates.ts', 'events', "[{ date: 09:30, name: 'A' }]");
const outside =
  'is neither a number nor a text: put quotation marks around a text, one before it and one after it.';
/** The sentence about a line that stops the check, with a mark below the first character of `rest`. */
const stops = (read: string, rest = '') =>
  `reading stops at the mark:\n  ${read}${rest}\n  ${' '.repeat(read.length)}^\nLook here and in the lines above for a missing or extra comma, bracket or quotation mark. If two versions met here, keep one.`;
const bracket = at('dates.ts#events: [', replace('dates.ts', /\}\);\s*$/, ''));
const windows: Edit = {
  file: 'home.ts',
  change: async (text) => Buffer.from(text.replace("headline: '", '$&é'), 'latin1'),
};
const define = at(
  'home.ts',
  replace('home.ts', 'export default define(', 'export const home = define('),
);

/** Edits after which a file cannot be parsed or loaded. */
export const unreadableFiles: Mistakes = {
  'this line has a character that is not UTF-8: save the file again as UTF-8, and correct the character if it now shows as �.':
    windows,
  "a comma is missing at the end, before “description: 'A Montessori school on …”.": comma,
  'a text has no straight quotation mark at its end on this line: add one, or join the lines if the text continues on the next one.':
    headline("'Hi"),
  [`“(413) 555-0142'” ${outside}`]: telephone("(413) 555-0142'"),
  [`“2027-12-11” ${outside}`]: events('2027-12-11'),
  [`“09:30” ${outside}`]: visit,
  '“yes” is not a value: write true instead.': replace(
    'programs.ts',
    'comingSoon: true',
    'comingSoon: yes',
  ),
  '“Hi” is not a name that this file knows. If it is text, put it between quotation marks; if it is a fact, correct its spelling.':
    headline('Hi'),
  "the text ends at the quotation mark before “s me',”. Inside a text write the curly ones, ’ or “ and ”, which do not end it.":
    headline("'It's me'"),
  'a text on this line has no back-tick (`) at its end: add one.': headline('`Hi'),
  "the curly quotation mark “ is outside a text: begin and end a text with straight quotation marks, like '.":
    headline('“Hi to you”'),
  '“events” is on line 8 as well, and the site would show only one of the two: merge them.':
    replace('dates.ts', /(events: \[\],\n)/, '$1  events: [],\n'),
  [stops('founded: 1974', ';')]: founded(': 1974;'),
  [stops('', '<<<<<<< HEAD')]: replace('home.ts', /(?= {2}headline)/, '<<<<<<< HEAD\n'),
  [stops('pink', "-tower: { alt: 'A few large bl")]: replace(
    'photos.ts',
    "'pink-tower': {",
    'pink-tower: {',
  ),
  [stops('events: [],')]: bracket,
  'there is an equals sign after “founded”: write a colon (:) instead.': founded(' = 1974,'),
  '“founded” has no value: write one after the colon.': founded(': ,'),
  'a comma is missing after the list that begins on this line.': rows,
  '“kicker” names a fact that is misspelled or that the school does not have: correct what is between ${ and }, or write the sentence without it (it is "undefined").':
    kicker('`${school.nam}`'),
  'a name on this line leads to nothing, because a name before it is misspelled: correct it between ${ and }.':
    kicker('`In ${school.adress.town}`'),
  '“1,000” has a comma in it, which ends a field: write the number as 1000.': price('1,000'),
  "“1.000” is read as 1: write 1000 if it is a number, or '1.000' if it is text.": price('1.000'),
  "“01275” is read as 701: write 1275 if it is a number, or '01275' if it is text.": price('01275'),
  '“$975” is not a number: leave out the dollar sign.': price('$$975'),
  'this file must have “export default define(schema, …”: put that line back.': define,
  'there is a field called “portrait” that the site does not know: remove it, or write one of these: sections, photo, learnMore.':
    at(
      'meet-the-founder.ts#portrait:',
      replace('meet-the-founder.ts', 'schema/meet-the-founder', 'schema/welcome-letter'),
    ),
  '“./schema/admissions” is missing: correct its spelling, or read in CHANGELOG.md what a new version calls it.':
    replace('home.ts', /^/, "import old from './schema/admissions';\n"),
  "this file does not import “contact” yet: add import contact from './contact'; at the top.": at(
    'home.ts#contact.nextStep',
    replace('home.ts', "import contact from './contact';\n", ''),
  ),
  'app/page.tsx needs this file, which is missing: put it back. To remove a page, delete its row in content/pages.ts.':
    at('dates.ts', remove('dates.ts')),
};
