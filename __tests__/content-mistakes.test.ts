import sharp from 'sharp';
import {
  check,
  edited,
  editsOf,
  expectMessages,
  photo,
  textOf,
  type Edit,
  type Files,
  type Slip,
} from './school-copy';

const now = '2031-10-01';
const url = 'https://www.school.org';

describe('a mistake in a value is reported at its line', () => {
  const slips: Slip[] = [
    ['a misspelled field', 'dates', 'notices:', 'notces:', 'Did you mean “notices”?'],
    ['a bare date', 'dates', '"2031-10-14"', '2031-10-14', 'around this text: "2031-10-14".'],
    ['a link that isn’t there', 'home', '"/tuition"', 'short.links[5]!.href', 'can’t be loaded: '],
    ['a row without a cell', 'our-garden', '"late April", ', '', 'cells, but the table has'],
  ];
  expectMessages(slips, async () => (await check(edited(...editsOf(slips)))).mistakes);
});

describe('a syntax error is reported before what it may cause', () => {
  const slips: Slip[] = [
    ['a missing comma', 'dates', '"2031-10-14", ', '"2031-10-14" ', "',' expected.\n"],
  ];
  const consequence: Edit = ['home', '"/tuition"', 'short.links[5]!.href'];
  expectMessages(slips, async () => {
    const { mistakes } = await check(edited(...editsOf(slips), consequence));
    return mistakes;
  });
});

describe('an unknown name is reported at its line, and links are checked as well', () => {
  const slips: Slip[] = [
    ['an unknown field', 'contacto', 'school.telephone', 'school.phone', 'this prints “undefined”'],
    [
      'a missing fact',
      'home',
      '"In 2010',
      '`${facts.deposit}`, "In 2010',
      'has no deposit. In con',
    ],
    [
      'a misspelled fact',
      'home',
      'facts.schoolYear',
      'facts.scholYear',
      'Did you mean “schoolYear”',
    ],
    ['prices of two periods', 'home', 'facts.ages', 'facts.lowestPrice', 'all for the same period'],
    ['a photo without a file', 'home', '"the-long-table"', '"kites"', 'no photo called “kites”. C'],
    ['a misspelled photo', 'our-garden', '"atelier"', '"atellier"', 'Did you mean “atelier”?'],
    [
      'a method of JavaScript',
      'welcome-letter',
      '"porch"',
      '"constructor"',
      'no photo called “con',
    ],
    ['a dead link', 'tuition', '"For', '"[A](/our-gardn) For', 'there’s no page at /our-gardn'],
    ['a misspelled program', 'tuition', '"casa"', '"cassa"', 'Did you mean “casa”?'],
    ['a program that’s gone', 'tuition', '"garden-club"', '"a"', 'no program with the id “a”'],
  ];
  // One message is enough about a photo on two pages.
  const again: Edit = ['our-garden', '"the-long-table"', '"kites"'];
  expectMessages(slips, async () => (await check(edited(...editsOf(slips), again))).mistakes);
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

describe('a mistake on a page or in a file is reported once', () => {
  const twoHands = '"hnd.svg", ages: "A", card: "B" }, { hand: "hand.svg"';
  const slips: Slip[] = [
    ['a step’s id twice', 'admissions-process', '"apply"', '"inquire"', 'the id “inquire” more'],
    ['two hands, one without its drawing', 'our-garden', '"hand.svg"', twoHands, '“hand.svg”'],
    ['an id of the header', 'our-garden', '"people"', '"menu"', 'the id “menu” more than once'],
    ['a picture over 300 KB', 'pages', '"price-list.png"', '"price-list.png"', '300 KB'],
    ['a misspelled badge', 'school', '"farm-schools', '"farm-school', '“farm-schools.svg”'],
    ['a fictional number', 'school', '555-0187', '555-0101', 'only an example'],
    ['an example’s address', 'school', 'front.office', 'front.office', 'only an example'],
    ['a program’s id for a group', 'tuition', '"saturdays"', '"nido"', 'the id “nido” more'],
  ];
  // A town may have this name, but no website.
  const town: Edit = ['school', 'Cañon Verde', 'Example'];
  const names = Object.keys(wrongFiles).map((file) => `content/${file}`.replace('content/../', ''));
  const about: Record<string, string> = {
    'content/drawings/desktop.ini': 'desktop.ini: is a hidden file',
    'content/drawings/strap.svg': 'strap.svg:1: isn’t in millimeters',
  };
  expectMessages(
    slips,
    async () => {
      const files = { ...wrongFiles, 'drawings/price-list.png': noise() };
      return (await check({ ...edited(...editsOf(slips), town), ...files }, { now, url })).mistakes;
    },
    names.sort().map((name) => expect.stringContaining(about[name] ?? name)),
  );
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

describe('a row needs its file', () => {
  const slips: Slip[] = [
    ['a row without a file', 'pages', '"/meet-the-founder"', '"/farm"', 'no content/farm.ts'],
    [
      'a file in capitals',
      'pages',
      '"/our-garden"',
      '"/our-people"',
      '. Rename content/Our-People',
    ],
  ];
  const files = { 'our-garden.ts': undefined, 'Our-People.ts': textOf('our-garden') };
  expectMessages(slips, async () => {
    const { mistakes } = await check({ ...edited(...editsOf(slips)), ...files });
    return mistakes;
  });
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
