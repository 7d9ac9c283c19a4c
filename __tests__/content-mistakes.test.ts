import sharp from 'sharp';
import {
  check,
  edited,
  editOf,
  messagesAt,
  photo,
  textOf,
  type Case,
  type Files,
} from './school-copy';

/** Edits that don't fit their schema. schemas.test.ts has more. */
const invalidValues: Case[] = [
  ['a misspelled field', 'dates.ts', 'notices:', 'notces:', '“notices”'],
  ['a link too far', 'home.ts', '"/tuition"', 'short.links[5]!.href', 'loaded'],
  ['an event without a date', 'dates.ts', 'date: "2031-10-14", ', '', 'date” is missing'],
  ['a misspelled kind of block', 'our-garden.ts', 'people: [', 'peoples: [', '“people”'],
  ['a row that lacks a cell', 'our-garden.ts', '"late April", ', '', 'cells, but the table has'],
];

/** Edits that name what doesn't exist. */
const unknownNames: Case[] = [
  ['an unknown field', 'contacto.ts', 'school.telephone', 'school.phone', '“undefined”'],
  ['a missing fact in a link', 'home.ts', '"In', '`[A](/${facts.deposit})`, "In', 'no deposit'],
  ['a misspelled fact', 'home.ts', 'facts.schoolYear', 'facts.scholYear', '“schoolYear”'],
  ['two periods', 'home.ts', 'facts.ages', 'facts.lowestPrice', 'the same period'],
  ['an unknown photo', 'home.ts', '"the-long-table"', '"long-table"', '“the-long-table”'],
  ['a row whose page has no file', 'pages.ts', '/meet-the-founder', '/farm', 'content/farm.ts'],
  ['prices of a misspelled program', 'tuition.ts', '"casa"', '"cassa"', '“casa”'],
  ['a fee of an unknown program', 'tuition.ts', '"garden-club"', '"a"', 'id “a”'],
];

/** Mistakes that only show on pages, with the settings or beside other files. */
const wrongPages: Case[] = [
  ['two steps with one id', 'admissions-process.ts', '"apply"', '"inquire"', 'the id “inquire”'],
  ['an unencoded #', 'contact.ts', '"Bus', '"[A](/files/A%20#2.pdf) Bus', 'A%20%232.pdf'],
  ['a missing document', 'our-garden.ts', '"He', '"[A](/orchard.pdf) He', '/orchard.pdf does'],
  ['a misspelled drawing at actual size', 'our-garden.ts', '"hand.svg"', '"hnd.svg"', '“hand.svg”'],
  ['a section with an id of the header', 'our-garden.ts', '"people"', '"menu"', 'the id “menu”'],
  ['an anchor in a notice', 'dates.ts', 'way", href: "/contact', 'way", href: "#form', 'on every'],
  [
    'an anchor in the footer',
    'site.ts',
    'The school admits',
    '[A](#nowhere)',
    'like /contact#form',
  ],
  // The file is too large.
  ['a link preview that’s too large', 'pages.ts', '"price-list.png"', '"price-list.png"', '300 KB'],
  ['a misspelled anchor', 'programs.ts', '"Nobody', '"[A](#cassa) Nobody', 'mean #casa?'],
  ['a program with an id of the page', 'programs.ts', '"garden-club"', '"main"', 'the id “main”'],
  ['an unknown badge', 'school.ts', '"farm-schools', '"farm-school', '“farm-schools.svg”'],
  ['a fictional phone number', 'school.ts', '555-0187', '555-0101', 'only an example'],
  ['an example’s email address', 'school.ts', 'front.office', 'office', 'only an example'],
  ['an example’s website', 'school.ts', 'www.youtube.com', 'a.example', 'only an example'],
  [
    'a misspelled anchor of another page',
    'tuition.ts',
    '"For',
    '"[A](/our-garden#nws) For',
    'mean #news?',
  ],
  ['a group and a program with one id', 'tuition.ts', '"saturdays"', '"nido"', 'the id “nido”'],
  ['a link to an unknown anchor', 'welcome-letter.ts', '"Dogs', '"[A](#way) Dogs', '#way. Remove'],
  [
    'a link to a misspelled page',
    'welcome-letter.ts',
    '/our-garden',
    '/our-gardn',
    '“/our-garden”',
  ],
];

const otherEdits = [
  // The program's new id is in both files.
  { file: 'tuition.ts', from: '"garden-club"', to: '"main"' },
  // A town may have this name, but no website.
  { file: 'school.ts', from: 'Cañon Verde', to: 'Example' },
  // Two hands on a page have ids of their own.
  {
    file: 'our-garden.ts',
    from: '{ hand:',
    to: '{ hand: "hand.svg", ages: "A", card: "A" }, { hand:',
  },
];

/** Files in public/ whose names the build needs. */
const takenNames = ['_next/static/a.js', 'contact', 'robots.txt', 'tuition/index.html'];

/** A picture that no format makes small. */
function noise() {
  const create = {
    ...{ width: 600, height: 315, channels: 3 as const, background: 'black' },
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  } as const;
  return sharp({ create }).png().toBuffer();
}

/** Wrong files that aren't modules. */
const wrongFiles = {
  'drawings/desert-alliance.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><image width="1"\nxlink:href=\'https://a.org/a.png\'/></svg>',
  'drawings/farm-schools.svg': '<svg viewBox="0 0 9 9" />',
  'drawings/desktop.ini': 'a',
  'drawings/logo.ai': 'a',
  'drawings/logo.png': 'a',
  'drawings/price-list.png': noise(),
  'drawings/strap.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="2cm" height="11cm" viewBox="0 0 20 110"/>',
  'photos/Cellar.jpg': photo(1200),
};

/** The files with other messages. */
const otherNames = [
  ...Object.keys(wrongFiles)
    .filter((file) => file !== 'drawings/price-list.png')
    .map((file) => `content/${file}`),
  ...takenNames.map((name) => `public/${name}`),
];

describe.each([
  { kind: 'values', cases: invalidValues, files: edited(...invalidValues.map(editOf)), others: [] },
  { kind: 'names', cases: unknownNames, files: edited(...unknownNames.map(editOf)), others: [] },
  {
    kind: 'pages and files',
    cases: wrongPages,
    files: {
      ...edited(...wrongPages.map(editOf), ...otherEdits),
      ...wrongFiles,
      '../public/files/A #2.pdf': 'a',
      ...Object.fromEntries(takenNames.map((name) => [`../public/${name}`, 'a'])),
    },
    others: otherNames,
  },
])('every mistake about $kind', ({ cases, files, others }) => {
  let mistakes: string[];
  beforeAll(async () => {
    // A check takes a second, so one finds all mistakes.
    ({ mistakes } = await check(files, { now: '2031-10-01', url: 'https://www.school.org' }));
  });

  test.each(cases)('is reported at its line: %s, in %s', (...row) => {
    const messages = messagesAt(editOf(row), mistakes);
    expect(messages).toContainEqual(expect.stringContaining(row[4]));
  });

  test('is reported once', () => {
    const unexpected = mistakes.filter(
      (each) => !cases.some((row) => messagesAt(editOf(row), [each])[0]?.includes(row[4])),
    );
    expect(unexpected.map((each) => /^[^:]+/.exec(each)![0]).sort()).toEqual(others.toSorted());
  });
});

/** Edits with one mistake in the names of photos. */
const wrongPhotoNames: [string, Files, RegExp][] = [
  [
    'in a page',
    edited({ file: 'our-garden.ts', from: '"the-long-table"', to: '"the-long-tabl"' }),
    /^content\/our-garden\.ts:\d+: .* no photo called “the-long-tabl”\. Did you mean “the-long-table”/,
  ],
  [
    'of a photo on two pages, which has no row and no file',
    edited(
      { file: 'our-garden.ts', from: '"the-long-table"', to: '"kites"' },
      { file: 'home.ts', from: '"the-long-table"', to: '"kites"' },
    ),
    /^content\/home\.ts:\d+: .* no photo called “kites”/,
  ],
  [
    'in a row, although its photo is on two pages',
    edited({ file: 'photos.ts', from: '"the-long-table":', to: '"the-long-tabel":' }),
    /^content\/photos\.ts:\d+: .*\/the-long-table\.\w+ has another name than its row/,
  ],
];

test.each(wrongPhotoNames)(
  'a wrong name %s is one message, and links are checked as well',
  async (_, files, message) => {
    const link = { file: 'tuition.ts', from: '"For', to: '"[A](/our-gardn) For' };
    const { mistakes } = await check({ ...files, ...edited(link) });
    expect(mistakes).toEqual([
      expect.stringMatching(message),
      expect.stringContaining('there’s no page at /our-gardn'),
    ]);
  },
);

test('a sentence with the school’s ages is named if every program has only grades', async () => {
  const gradesOnly = textOf('programs.ts').replaceAll(/ages: \{ from: .* \} \},/g, '');
  const { mistakes } = await check({ 'programs.ts': gradesOnly });
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/home\.ts:\d+: the school has no ages. In content\/programs/),
  ]);
});

test('the check names the file of a page whose name is spelled differently', async () => {
  const row = { file: 'pages.ts', from: 'path: "/our-garden"', to: 'path: "/our-people"' };
  const files = { 'our-garden.ts': undefined, 'Our-People.ts': textOf('our-garden.ts') };
  const { mistakes } = await check({ ...files, ...edited(row) });
  expect(mistakes).toEqual([expect.stringContaining('. Rename content/Our-People.ts, or')]);
});

test.each([
  { file: 'welcome-letter.ts', text: textOf('our-garden.ts'), message: 'schema/welcome-letter' },
  { file: 'our-garden.ts', text: textOf('welcome-letter.ts'), message: 'schema/page' },
  { file: 'our-garden.ts', text: 'export default { title: 1 };', message: 'define' },
  { file: 'our-garden.ts', text: 'export const a = 1;', message: 'define' },
  { file: 'pages.ts', text: 'export const a = 1;', message: 'define' },
  {
    file: 'dates.ts',
    text: undefined,
    message: 'copy scripts/new-school/content/dates.ts to content/',
  },
])('content/$file must be what its page needs: $message', async ({ file, text, message }) => {
  const { mistakes } = await check({ [file]: text });
  expect(mistakes).toEqual([expect.stringMatching(`^content/${file}: .*${message}`)]);
});

test('a page that others don’t use needs no file if it has no row', async () => {
  const rows = textOf('pages.ts').replace(/\{\s+path: "\/meet-the-founder"[^]*?\n {4}\},/, '');
  const { mistakes } = await check({ 'pages.ts': rows, 'meet-the-founder.ts': undefined });
  expect(mistakes.filter((each) => each.startsWith('content/meet-the-founder.ts'))).toEqual([]);
  expect((await check({ 'meet-the-founder.ts': undefined })).mistakes).toEqual([
    expect.stringContaining('copy scripts/new-school/content/meet-the-founder.ts'),
  ]);
});
