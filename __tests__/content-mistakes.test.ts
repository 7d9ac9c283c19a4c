import { check, edited, photo, saidAt, textOf, type Case } from './school-copy';

/** Edits that don't fit their schema. schemas.test.ts has more. */
const unfit: Case[] = [
  { file: 'site.ts', from: "'PHOTO'", to: "''", says: '“placeholderLabel” must not be empty' },
  { file: 'site.ts', from: 'menu:', to: 'men:', says: 'remove it, or write “menu”' },
  { file: 'home.ts', from: "'/tuition'", to: 'contact.nextStep.links[5]!.href', says: 'be loaded' },
  { file: 'dates.ts', from: "date: '2031-10-14', ", to: '', says: 'date” is missing: write' },
  { file: 'photos.ts', from: 'porch:', to: 'Porch:', says: 'must be the name of a photo' },
  { file: 'our-garden.ts', from: 'cm: 86 ', to: "cm: '86' ", says: 'must be a number' },
  { file: 'our-garden.ts', from: 'people: [', to: 'peoples: [', says: 'write “people”' },
  { file: 'contacto.ts', from: 'school.telephone', to: 'school.phone', says: 'prints “undefined”' },
  { file: 'our-garden.ts', from: "'late April', ", to: '', says: 'cells, and the table has' },
];

/** Edits that name what doesn't exist. */
const wrongNames: Case[] = [
  { file: 'home.ts', from: "'In", to: "`[A](/${facts.deposit})`, 'In", says: 'has no deposit' },
  { file: 'home.ts', from: 'facts.schoolYear', to: 'facts.scholYear', says: 'write “schoolYear”' },
  { file: 'home.ts', from: 'facts.ages', to: 'facts.lowestPrice', says: 'for the same period' },
  { file: 'home.ts', from: "'the-long-table'", to: "'long-table'", says: '“the-long-table”' },
  { file: 'pages.ts', from: '/meet-the-founder', to: '/farm', says: 'there is no content/farm.ts' },
  { file: 'tuition.ts', from: "'casa'", to: "'cassa'", says: 'write “casa”' },
  { file: 'tuition.ts', from: "'garden-club'", to: "'a'", says: 'id “a”: remove the group around' },
];

/** Mistakes that only show on pages, with the settings or beside other files. */
const wrongPages: Case[] = [
  {
    file: 'admissions-process.ts',
    from: "'apply'",
    to: "'inquire'",
    says: 'the id “inquire” more than once',
  },
  {
    file: 'contact.ts',
    from: "'Bus",
    to: "'[A](/files/A%20#2.pdf) [B](#highlights) Bus",
    says: 'A%20%232.pdf',
  },
  { file: 'dates.ts', from: "'/contact'", to: "'#way'", says: '/ has no anchor #way.' },
  {
    file: 'our-garden.ts',
    from: "'the-trees'",
    to: "'menu'",
    says: 'the id “menu” more than once',
  },
  { file: 'our-garden.ts', from: "'news'", to: "'people'", says: 'the id “people” more than once' },
  {
    file: 'programs.ts',
    from: "'garden-club'",
    to: "'main'",
    says: 'the id “main” more than once',
  },
  { file: 'school.ts', from: "'farm-schools", to: "'farm-school", says: '“farm-schools.svg”' },
  { file: 'school.ts', from: '555-0187', to: '555-0101', says: 'is only for examples' },
  { file: 'school.ts', from: 'www.youtube.com', to: 'a.example', says: 'is only for examples' },
  { file: 'school.ts', from: 'front.office', to: 'office', says: 'is only for examples' },
  {
    file: 'site.ts',
    from: 'https://tours.saintzoes.example/book',
    to: '/#highlight',
    says: 'Did you mean #highlights?',
  },
  { file: 'tuition.ts', from: "'saturdays'", to: "'nido'", says: 'the id “nido” more than once' },
  {
    file: 'welcome-letter.ts',
    from: "blocks: ['Some",
    to: "blocks: ['[A](/admissions#question) Some",
    says: 'no anchor #question. Did you mean #questions?',
  },
  {
    file: 'welcome-letter.ts',
    from: '/our-garden',
    to: '/orchard',
    says: 'links to /orchard, and',
  },
];

/** Files that aren't modules. */
const otherFiles = {
  '../public/files/A #2.pdf': 'a',
  '../public/robots.txt': 'a',
  'drawings/desert-alliance.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><image width="1" href="a.png"/></svg>',
  'drawings/farm-schools.svg': '<svg viewBox="0 0 9 9" />',
  'drawings/icon.svg': undefined,
  'drawings/desktop.ini': 'a',
  'drawings/logo.ai': 'a',
  'drawings/logo.png': 'a',
  'photos/Cellar.jpg': photo(1200),
};
const aboutFiles = [
  'content/drawings/desert-alliance.svg: is not an SVG or PNG that browsers draw whole',
  'content/drawings/desktop.ini: is a hidden file of Windows',
  'content/drawings/farm-schools.svg: is not an SVG or PNG that browsers draw',
  'content/drawings/icon.svg: is missing: add it as icon.svg or icon.png.',
  'content/drawings/logo.ai: is not an SVG or PNG that browsers draw',
  'content/drawings/logo.png: is not an SVG or PNG that browsers draw',
  'content/photos/Cellar.jpg: has no row: rename it in lowercase letters',
  'public/robots.txt: the site makes this file or folder itself.',
];

/** What these edits and files break elsewhere. */
const consequences = [
  'content/admissions-process.ts:13: /admissions-process has the id “inquire” more than once',
  'content/contact.ts:10: /contact has no anchor #highlights',
  'content/dates.ts:6: /our-garden has no anchor #news.',
  'content/our-garden.ts:23: /our-garden has the id “people” more than once',
  'content/tuition.ts:23: /tuition has the id “nido” more than once',
];

const correct = [
  // The program's new id is in both files.
  { file: 'tuition.ts', from: "'garden-club'", to: "'main'" },
  // Unlike the contact page, the home page has this part.
  { file: 'home.ts', from: "'In", to: "'[B](#highlights) In" },
];

describe.each([
  { kind: 'value', cases: unfit, files: edited(...unfit), others: [] },
  { kind: 'name', cases: wrongNames, files: edited(...wrongNames), others: [] },
  {
    kind: 'page and file',
    cases: wrongPages,
    files: { ...edited(...wrongPages, ...correct), ...otherFiles },
    others: [...aboutFiles, ...consequences],
  },
])('in a school with every kind of wrong $kind', ({ cases, files, others }) => {
  let mistakes: string[];
  beforeAll(async () => {
    // A check takes a second, so one finds all mistakes. The notice begins after this day.
    ({ mistakes } = await check(files, { now: '2031-10-01', url: 'https://www.school.org' }));
  });

  test.each(cases)('the check finds “$to” at its line in $file: $says', (row) => {
    const said = saidAt(row, mistakes);
    expect(said).toContainEqual(expect.stringContaining(row.says));
  });

  test('the check finds their consequences, and nothing else', () => {
    for (const sentence of others)
      expect(mistakes).toContainEqual(expect.stringContaining(sentence));
    expect(mistakes).toHaveLength(cases.length + others.length);
  });
});

test('the check names the file of a page whose name is spelled differently', async () => {
  const row = { file: 'pages.ts', from: "path: '/our-garden'", to: "path: '/our-people'" };
  const files = { 'our-garden.ts': undefined, 'Our-People.ts': textOf('our-garden.ts') };
  const { mistakes } = await check({ ...files, ...edited(row) });
  expect(mistakes).toEqual([expect.stringContaining('. Rename content/Our-People.ts, or')]);
});

test.each([
  {
    file: 'welcome-letter.ts',
    text: textOf('our-garden.ts'),
    says: "from './schema/welcome-letter'",
  },
  { file: 'our-garden.ts', text: textOf('welcome-letter.ts'), says: "from './schema/page'" },
  { file: 'our-garden.ts', text: 'export default { title: 1 };', says: 'begin the content with' },
  { file: 'our-garden.ts', text: 'export const a = 1;', says: 'begin the content with' },
  { file: 'dates.ts', text: undefined, says: 'Put it back.' },
])('the check finds that content/$file is not what its page needs: $says', async (row) => {
  const { mistakes } = await check({ [row.file]: row.text });
  expect(mistakes).toEqual([
    expect.stringMatching(new RegExp(`^content/${row.file}: .*${row.says}`)),
  ]);
});
