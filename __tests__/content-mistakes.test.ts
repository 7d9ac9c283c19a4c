import sharp from 'sharp';
import { check, compare, edited, photo, textOf, type Edit, type Files } from './school-copy';

const now = '2031-10-01';
const url = 'https://www.school.org';

test('mistakes in values are reported at their lines', async () => {
  const edits: Edit[] = [
    ['dates', 'notices:', 'notces:', 'Did you mean “notices”?'],
    ['dates', '"2031-10-14"', '2031-10-14', 'Put quotation marks around this text: "2031-10-14".'],
    // The short school has fewer links.
    ['home', '"/tuition"', 'short.links[5]!.href', 'this file can’t be loaded: '],
    // A row of a table has one cell less than the others.
    ['our-garden', '"late April", ', '', 'cells, but the table has'],
  ];
  const { mistakes } = await check(edited(...edits));
  expect(compare(mistakes, edits)).toEqual({ missing: [], others: [] });
});

test('syntax errors are reported before what they may cause', async () => {
  const edits: Edit[] = [
    ['dates', '"2031-10-14", ', '"2031-10-14" ', "',' expected.\n"],
    // This file can't be loaded, but it might be only because of the syntax error.
    ['home', '"/tuition"', 'short.links[5]!.href'],
  ];
  const { mistakes } = await check(edited(...edits));
  expect(compare(mistakes, edits.slice(0, 1))).toEqual({ missing: [], others: [] });
});

test('unknown names are reported at their lines, and links are checked as well', async () => {
  const edits: Edit[] = [
    ['contacto', 'school.telephone', 'school.phone', 'this prints “undefined”'],
    ['home', '"In 2010', '`${facts.deposit}`, "In 2010', 'has no deposit. In content/tuition'],
    ['home', 'facts.schoolYear', 'facts.scholYear', 'Did you mean “schoolYear”?'],
    ['home', 'facts.ages', 'facts.lowestPrice', 'all for the same period'],
    // One message is enough about a photo on two pages that has no row and no file.
    ['home', '"the-long-table"', '"kites"', 'no photo called “kites”. Choose one of these'],
    ['our-garden', '"atelier"', '"atellier"', 'Did you mean “atelier”?'],
    ['tuition', '"For', '"[A](/our-gardn) For', 'there’s no page at /our-gardn'],
    ['tuition', '"casa"', '"cassa"', 'Did you mean “casa”?'],
    ['tuition', '"garden-club"', '"a"', 'no program with the id “a”'],
  ];
  const { mistakes } = await check(edited(...edits, ['our-garden', '"the-long-table"', '"kites"']));
  expect(compare(mistakes, edits)).toEqual({ missing: [], others: [] });
});

/** A picture that no format makes small. */
function noise() {
  const create = {
    ...{ width: 600, height: 315, channels: 3 as const, background: 'black' },
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  } as const;
  return sharp({ create }).png().toBuffer();
}

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

/** Wrong files, beside the modules. */
const wrongFiles: Files = {
  'drawings/desert-alliance.svg': `<svg ${xmlns}><image width="1"\nxlink:href='https://a.org/a.png'/></svg>`,
  'drawings/desktop.ini': 'a',
  'drawings/farm-schools.svg': '<svg viewBox="0 0 9 9" />',
  'drawings/logo.ai': 'a',
  'drawings/logo.png': 'a',
  'drawings/strap.svg': `<svg ${xmlns} width="2cm" height="11cm" viewBox="0 0 20 110"/>`,
  'photos/Cellar.jpg': photo(1200),
  // The build needs these names in public/.
  '../public/_next/static/a.js': 'a',
  '../public/contact': 'a',
  '../public/robots.txt': 'a',
  '../public/tuition/index.html': 'a',
};

test('mistakes on pages and in files are reported, each once', async () => {
  const edits: Edit[] = [
    ['admissions-process', '"apply"', '"inquire"', 'the id “inquire” more than once'],
    // Two hands on a page have ids of their own.
    [
      'our-garden',
      '"hand.svg"',
      '"hnd.svg", ages: "A", card: "B" }, { hand: "hand.svg"',
      '“hand.svg”',
    ],
    ['our-garden', '"people"', '"menu"', 'the id “menu” more than once'],
    // The text is right, but its picture is too large.
    ['pages', '"price-list.png"', '"price-list.png"', '300 KB'],
    ['school', '"farm-schools.svg"', '"farm-school.svg"', '“farm-schools.svg”'],
    ['school', '555-0187', '555-0101', 'only an example'],
    // The fixture's address ends in .example.
    ['school', 'front.office', 'front.office', 'only an example'],
    ['tuition', '"saturdays"', '"nido"', 'the id “nido” more than once'],
  ];
  // A town may have this name, but no website.
  const files = edited(...edits, ['school', 'Cañon Verde', 'Example']);
  const { mistakes } = await check(
    { ...files, ...wrongFiles, 'drawings/price-list.png': noise() },
    { now, url },
  );
  const { missing, others } = compare(mistakes, edits);
  expect(missing).toEqual([]);
  const names = Object.keys(wrongFiles).map((file) => `content/${file}`.replace('content/../', ''));
  expect(others.map((each) => /^[^:]+/.exec(each)![0])).toEqual(names.sort());
  expect(others).toContainEqual(expect.stringMatching(/strap\.svg:1: .*millimeters/));
  expect(others).toContainEqual(expect.stringMatching(/desktop\.ini: .*hidden file/));
});

test('a row that’s named differently from its photo is one message', async () => {
  const { mistakes } = await check(edited(['photos', '"the-long-table":', '"the-long-tabel":']));
  const message = /^content\/photos\.ts:\d+: .*\/the-long-table\.\w+ has another name than its row/;
  expect(mistakes).toEqual([expect.stringMatching(message)]);
});

test('a sentence with the school’s ages is named if every program has only grades', async () => {
  const gradesOnly = textOf('programs').replaceAll(/ages: \{ from: .* \} \},/g, '');
  const { mistakes } = await check({ 'programs.ts': gradesOnly });
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/home\.ts:\d+: the school has no ages. In content\/programs/),
  ]);
});

test.each<[string, Edit, Files, string]>([
  ['which is missing', ['pages', '"/meet-the-founder"', '"/farm"'], {}, 'no content/farm.ts'],
  [
    'whose name is spelled differently',
    ['pages', '"/our-garden"', '"/our-people"'],
    { 'our-garden.ts': undefined, 'Our-People.ts': textOf('our-garden') },
    '. Rename content/Our-People.ts, or',
  ],
])('a row needs its file, %s', async (_, [module, from, to], files, message) => {
  const { mistakes } = await check({ ...edited([module, from, to]), ...files });
  expect(compare(mistakes, [[module, from, to, message]])).toEqual({ missing: [], others: [] });
});

test.each([
  { file: 'welcome-letter.ts', text: textOf('our-garden'), message: 'schema/welcome-letter' },
  { file: 'our-garden.ts', text: textOf('welcome-letter'), message: 'schema/page' },
  { file: 'our-garden.ts', text: 'export default { title: 1 };', message: 'define' },
  { file: 'pages.ts', text: 'export const a = 1;', message: 'define' },
  { file: 'dates.ts', text: undefined, message: 'copy scripts/new-school/content/dates.ts to' },
])('content/$file must be what its page needs: $message', async ({ file, text, message }) => {
  const { mistakes } = await check({ [file]: text });
  expect(mistakes).toEqual([expect.stringMatching(`^content/${file}: .*${message}`)]);
});

test('a page that others don’t use needs no file if it has no row', async () => {
  const rows = textOf('pages').replace(/\{\s+path: "\/meet-the-founder"[^]*?\n {4}\},/, '');
  const { mistakes } = await check({ 'pages.ts': rows, 'meet-the-founder.ts': undefined });
  expect(mistakes.filter((each) => each.startsWith('content/meet-the-founder.ts'))).toEqual([]);
  expect((await check({ 'meet-the-founder.ts': undefined })).mistakes).toEqual([
    expect.stringContaining('copy scripts/new-school/content/meet-the-founder.ts'),
  ]);
});
