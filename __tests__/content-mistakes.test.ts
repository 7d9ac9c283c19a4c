import sharp from 'sharp';
import { check, edited, messagesAt, photo, textOf, type Case } from './school-copy';

/** Edits that don't fit their schema. schemas.test.ts has more. */
const invalidValues: Case[] = [
  { file: 'site.ts', from: 'menu:', to: 'men:', message: '“menu”' },
  {
    file: 'home.ts',
    from: '"/tuition"',
    to: 'programs.nextStep.links[5]!.href',
    message: 'loaded',
  },
  { file: 'dates.ts', from: 'date: "2031-10-14", ', to: '', message: 'date” is missing' },
  { file: 'our-garden.ts', from: 'people: [', to: 'peoples: [', message: '“people”' },
  { file: 'our-garden.ts', from: '"late April", ', to: '', message: 'cells, but the table has' },
];

/** Edits that name what doesn't exist. */
const unknownNames: Case[] = [
  { file: 'contacto.ts', from: 'school.telephone', to: 'school.phone', message: '“undefined”' },
  { file: 'home.ts', from: '"In', to: '`[A](/${facts.deposit})`, "In', message: 'no deposit' },
  { file: 'home.ts', from: 'facts.schoolYear', to: 'facts.scholYear', message: '“schoolYear”' },
  { file: 'home.ts', from: 'facts.ages', to: 'facts.lowestPrice', message: 'the same period' },
  { file: 'home.ts', from: '"the-long-table"', to: '"long-table"', message: '“the-long-table”' },
  { file: 'pages.ts', from: '/meet-the-founder', to: '/farm', message: 'content/farm.ts' },
  { file: 'tuition.ts', from: '"casa"', to: '"cassa"', message: '“casa”' },
  { file: 'tuition.ts', from: '"garden-club"', to: '"a"', message: 'id “a”' },
];

/** Mistakes that only show on pages, with the settings or beside other files. */
const wrongPages: Case[] = [
  { file: 'admissions-process.ts', from: '"apply"', to: '"inquire"', message: 'the id “inquire”' },
  { file: 'contact.ts', from: '"Bus', to: '"[A](/files/A%20#2.pdf) Bus', message: 'A%20%232.pdf' },
  { file: 'our-garden.ts', from: '"He', to: '"[A](/orchard.pdf) He', message: '/orchard.pdf does' },
  { file: 'our-garden.ts', from: '"hand.svg"', to: '"hnd.svg"', message: '“hand.svg”' },
  { file: 'our-garden.ts', from: '"people"', to: '"menu"', message: 'the id “menu”' },
  {
    file: 'dates.ts',
    from: '"/contact" } },\n  ],',
    to: '"#form" } },\n  ],',
    message: 'on every page',
  },
  {
    file: 'site.ts',
    from: 'The school admits',
    to: '[A](#nowhere)',
    message: 'like /contact#form',
  },
  // The file is too large.
  { file: 'pages.ts', from: '"price-list.png"', to: '"price-list.png"', message: '300 KB' },
  { file: 'programs.ts', from: '"Nobody', to: '"[A](#cassa) Nobody', message: 'mean #casa?' },
  { file: 'programs.ts', from: '"garden-club"', to: '"main"', message: 'the id “main”' },
  { file: 'school.ts', from: '"farm-schools', to: '"farm-school', message: '“farm-schools.svg”' },
  { file: 'school.ts', from: '555-0187', to: '555-0101', message: 'only an example' },
  { file: 'school.ts', from: 'front.office', to: 'office', message: 'only an example' },
  { file: 'school.ts', from: 'www.youtube.com', to: 'a.example', message: 'only an example' },
  { file: 'tuition.ts', from: '"For', to: '"[A](/our-garden#nws) For', message: 'mean #news?' },
  { file: 'tuition.ts', from: '"saturdays"', to: '"nido"', message: 'the id “nido”' },
  { file: 'welcome-letter.ts', from: '"Dogs', to: '"[A](#way) Dogs', message: '#way. Remove' },
  { file: 'welcome-letter.ts', from: '/our-garden', to: '/our-gardn', message: '“/our-garden”' },
];

const otherEdits = [
  // The program's new id is in both files.
  { file: 'tuition.ts', from: '"garden-club"', to: '"main"' },
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

/** The files with other messages: those above, and those with an id that a page has twice. */
const otherNames = [
  ...Object.keys(wrongFiles)
    .filter((file) => file !== 'drawings/price-list.png')
    .map((file) => `content/${file}`),
  'content/admissions-process.ts',
  'content/tuition.ts',
  ...takenNames.map((name) => `public/${name}`),
];

describe.each([
  { kind: 'value', cases: invalidValues, files: edited(...invalidValues), others: [] },
  { kind: 'name', cases: unknownNames, files: edited(...unknownNames), others: [] },
  {
    kind: 'page and file',
    cases: wrongPages,
    files: {
      ...edited(...wrongPages, ...otherEdits),
      ...wrongFiles,
      '../public/files/A #2.pdf': 'a',
      ...Object.fromEntries(takenNames.map((name) => [`../public/${name}`, 'a'])),
    },
    others: otherNames,
  },
])('a school with every kind of wrong $kind', ({ cases, files, others }) => {
  let mistakes: string[];
  beforeAll(async () => {
    // A check takes a second, so one finds all mistakes.
    ({ mistakes } = await check(files, { now: '2031-10-01', url: 'https://www.school.org' }));
  });

  test.each(cases)('gets a message about “$to” at its line in $file', (row) => {
    expect(messagesAt(row, mistakes)).toContainEqual(expect.stringContaining(row.message));
  });

  test('gets no other message, except about its other files', () => {
    const unexpected = mistakes.filter(
      (each) => !cases.some((row) => messagesAt(row, [each])[0]?.includes(row.message)),
    );
    expect(unexpected.map((each) => /^[^:]+/.exec(each)![0]).sort()).toEqual(others.toSorted());
  });
});

test('a sentence with the school’s ages is named if every program has only grades', async () => {
  const gradesOnly = textOf('programs.ts').replaceAll(/ages: \{ from: .*? \} \},/g, '');
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
  { file: 'dates.ts', text: undefined, message: 'so put it back.' },
])('content/$file must be what its page needs: $message', async ({ file, text, message }) => {
  const { mistakes } = await check({ [file]: text });
  expect(mistakes).toEqual([expect.stringMatching(`^content/${file}: .*${message}`)]);
});
