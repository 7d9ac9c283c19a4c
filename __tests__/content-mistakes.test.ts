import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import home from '@/e2e/fixture/content/home';
import pages from '@/e2e/fixture/content/pages';
import { drawPages, readPage } from '@/scripts/check/drawn-pages';
import { wrongMarkup } from '@/scripts/check/wrong-pages';
import { check, copySchool, edited, lineOf, photo, saidAt, textOf, type Case } from './school-copy';

const unreadable: Case[] = [
  { file: 'school.ts', from: "’s',", to: "’s'", says: 'a comma, a quotation mark' },
  { file: 'contact.ts', from: "'Talk to us'", to: "'Talk to us", says: 'no straight quotation' },
  { file: 'meet-the-founder.ts', from: 'to 2009`', to: 'to', says: 'have no back-tick' },
  { file: 'site.ts', from: "'PHOTO'", to: '“PHOTO”', says: 'begin and end the words with' },
  { file: 'programs.ts', from: 'jamb: {', to: 'jamb: 075 {', says: 'cannot begin with 0' },
  { file: 'contact.ts', from: 'title:', to: "title: 'A', title:", says: 'has the field twice' },
  { file: 'site.ts', from: "'Lost?'", to: "'C:\\users'", says: 'cannot have a backslash (\\)' },
  { file: 'site.ts', from: "Label: 'PHOTO'", to: "Label = 'PHOTO'", says: 'write a colon (:)' },
  { file: 'our-garden.ts', from: "['Ark", to: "['Oak'] ['Ark", says: 'a comma is missing before' },
  { file: 'home.ts', from: "'the-long", to: 'Long, //', says: 'Put words between straight' },
  { file: 'home.ts', from: './contact', to: './contacts', says: 'this import leads nowhere' },
  { file: 'tuition.ts', from: '18750', to: '18,750', says: 'write 18750 without a comma' },
  { file: 'contact.ts', from: "'Talk to us',", to: "'Since 1,999'", says: 'a comma, a quotation' },
];

// schemas.test.ts has the sentences for other values.
const unfit: Case[] = [
  { file: 'site.ts', from: "'PHOTO'", to: "''", says: '“placeholderLabel” must not be empty' },
  { file: 'site.ts', from: 'menu:', to: 'men:', says: 'remove it, or write “menu”' },
  { file: 'photos.ts', from: 'porch:', to: 'Porch:', says: 'must be the name of a photo' },
  { file: 'tuition.ts', from: 'price: 75', to: "price: '$75'", says: 'must be a number' },
  { file: 'our-garden.ts', from: 'people: [', to: 'peoples: [', says: 'write “people”' },
  { file: 'our-garden.ts', from: "'late April', ", to: '', says: 'has 2 cells, and the table' },
];

/** Edits that contradict another file. */
const contradictions: Case[] = [
  {
    file: 'home.ts',
    from: "'Children move on when they are ready, not on a date.'",
    to: '`[A](/${facts.deposit})`',
    says: 'has no deposit',
  },
  { file: 'home.ts', from: 'facts.school', to: 'facts.schol', says: 'has no scholYear' },
  { file: 'home.ts', from: "'the-long-table'", to: "'long-table'", says: '“the-long-table”' },
  { file: 'tuition.ts', from: "'casa'", to: "'cassa'", says: 'write “casa”' },
  {
    file: 'tuition.ts',
    from: "'garden-club'",
    to: "'a'",
    says: '“A morning in the orchard” in “Sat',
  },
  { file: 'pages.ts', from: '/meet-the-founder', to: '/farm', says: 'there is no content/farm.ts' },
  { file: 'home.ts', from: 'facts.ages', to: 'facts.lowestPrice', says: 'for the same period' },
];

/** Edits that only the pages and other files show. */
const drawn: Case[] = [
  { file: 'school.ts', from: "'farm-schools", to: "'farm-school", says: '“farm-schools.svg”' },
  {
    file: 'welcome-letter.ts',
    from: '/our-garden',
    to: '/orchard',
    says: 'leads to /orchard, and',
  },
  {
    file: 'photos.ts',
    from: 'hal:',
    to: "attic: { alt: 'A' }, hal:",
    says: 'attic.jpg is missing',
  },
  {
    file: 'our-garden.ts',
    from: "'the-trees'",
    to: "'menu'",
    says: 'for the header’s menu and “The',
  },
  { file: 'our-garden.ts', from: "'news'", to: "'people'", says: 'the id “people” more than once' },
  { file: 'tuition.ts', from: "'saturdays'", to: "'casa'", says: 'the id “casa” more than once' },
  {
    file: 'programs.ts',
    from: "'garden-club'",
    to: "'main'",
    says: 'the id “main” more than once',
  },
  { file: 'admissions-process.ts', from: "'apply'", to: "'inquire'", says: 'for “1 ☐ 1. Say' },
  {
    file: 'welcome-letter.ts',
    from: "blocks: ['Some",
    to: "blocks: [{ questions: [{ question: 'Why?', answer: 'So.' }] }, '[A](/admissions#question) Some",
    says: 'no part with the id “question”: write “questions”, or remove #question',
  },
  { file: 'dates.ts', from: "'/contact'", to: "'#way'", says: '/ has no part with the id “way”' },
  { file: 'site.ts', from: 'https://tours.saintzoes.example/book', to: '/#fact', says: '“facts”' },
  {
    file: 'contact.ts',
    from: "'Bus",
    to: "'[A](/files/Menu%20#2.pdf) Bus",
    says: 'Menu%20%232.pdf”',
  },
];

test('what is wrong on a page is named at its line', async () => {
  const club = { file: 'tuition.ts', from: "'garden-club'", to: "'main'" };
  const files = { ...edited(...drawn, club), '../public/files/Menu #2.pdf': 'a' };
  // The notice begins after the day of the check.
  const { mistakes } = await check(files, { now: '2031-10-01' });
  for (const { file, from, says } of drawn) {
    const said = saidAt(file, lineOf(file, from), mistakes);
    expect(said).toContainEqual(expect.stringContaining(says));
  }
  const skips = '/welcome-letter has no heading of level 2 above “Why?”, which has level 3: move';
  expect(mistakes.join()).toContain(skips);
});

test('markup that only code writes is named with the page and its text', () => {
  const [page] = pages.rows as [(typeof pages.rows)[0]];
  const html =
    '<main><h1>A</h1><p>B <img src="/c.avif"><img alt=""></p><h1>D</h1><i id="e">F</i><i id="e">G</i>';
  expect(wrongMarkup(readPage(page, html), [])).toEqual(
    [
      '/ has the id “e” more than once, for “F” and “G”: choose another one here.',
      '/ has a second main heading, “D”: a page has one.',
      '/ has an image without a text alternative, /c.avif at “B”: give it an “alt”.',
    ].map((message) => ({ file: 'content/home.ts', message })),
  );
});

test('a page that throws is named', async () => {
  const { diagnostics } = await drawPages({
    root: 'e2e/fixture',
    content: { pages: { rows: pages.rows.slice(0, 1) }, home },
    photos: {},
    environment: {},
  });
  expect(diagnostics).toEqual([
    { file: 'content/home.ts', message: expect.stringMatching(/^\/ cannot be drawn: .+\. Undo/) },
  ]);
});

describe.each([
  { kind: 'that cannot be read', cases: unreadable },
  { kind: 'that does not fit its schema', cases: unfit },
])('an edit $kind is named at its line', ({ cases }) => {
  // Each case edits a copy of its file, so one check answers all cases, and none hides another.
  const copies = cases.map(({ says, ...edit }, index) => {
    const name = edit.file.replace('.ts', `-${index}.ts`);
    return { name, text: edited(edit)[edit.file], line: lineOf(edit.file, edit.from), says };
  });
  let mistakes: string[];
  beforeAll(async () => {
    ({ mistakes } = await check(Object.fromEntries(copies.map(({ name, text }) => [name, text]))));
  });
  test.each(copies)('$name: $says', ({ name, line, says }) => {
    expect(saidAt(name, line, mistakes)).toEqual([expect.stringContaining(says)]);
    expect(mistakes.filter((each) => each.startsWith(`content/${name}`))).toHaveLength(1);
  });
});

test('an edit that contradicts another file is named at its line', async () => {
  const { mistakes } = await check(edited(...contradictions));
  for (const { file, from, says } of contradictions) {
    const said = saidAt(file, lineOf(file, from), mistakes);
    expect(said).toContainEqual(expect.stringContaining(says));
  }
  expect(mistakes).toHaveLength(contradictions.length);
});

test('a missing file, another encoding, a chatbot’s answer, a conflict, a circle and a file without words are named', async () => {
  const files = {
    'home.ts': Buffer.from(`${textOf('home.ts').slice(0, 80)}é`, 'latin1'),
    'dates.ts': undefined,
    'admissions-process.ts': 'export const words = 1;\n',
    'contact.ts': `Here it is:\n\`\`\`ts\n${textOf('contact.ts')}\`\`\`\nTell me more!`,
    'photos.ts': `<<<<<<< HEAD\n${textOf('photos.ts')}`,
    'tuition.ts': `import facts from './facts';\n${textOf('tuition.ts')}`,
  };
  expect((await check(files)).mistakes).toEqual([
    expect.stringContaining('admissions-process.ts: this file must have “export default define('),
    expect.stringMatching(/contact\.ts:2: .* delete this line, and what the chatbot/),
    expect.stringContaining('content/dates.ts: the site needs this file: put it back'),
    expect.stringContaining('home.ts:2: this line has a character that is not UTF-8: save'),
    expect.stringContaining('photos.ts:1: this file has a merge conflict: keep one version'),
    expect.stringContaining('tuition.ts:1: facts come from school.ts and tuition.ts'),
  ]);
});

test('a mistake is at the line that editors show, with a mark where reading stops', async () => {
  // U+2028 ends a line for TypeScript alone.
  const comment = { file: 'home.ts', from: 'export', to: '// \u2028\r\r// A\nexport' };
  const slip = { file: 'home.ts', from: "'Four acres", to: "'It's" };
  const { mistakes } = await check(edited(comment, slip));
  const [first, line = '', mark = ''] = mistakes[0]!.split('\n');
  expect(first).toMatch(`content/home.ts:${lineOf('home.ts', slip.from) + 3}: `);
  expect(line.slice(mark.indexOf('^'))).toMatch(/^s, two/);
});

test('pictures that pages cannot use are named', async () => {
  const files = {
    'drawings/farm-schools.svg': '<svg viewBox="0 0 9 9" />',
    'drawings/icon.svg': undefined,
    'photos/Cellar.jpg': photo(1200),
  };
  expect((await check(files)).mistakes).toEqual([
    expect.stringContaining('drawings/farm-schools.svg: browsers do not draw this SVG'),
    expect.stringContaining('drawings/icon.svg: is missing: add it as icon.svg or icon.png.'),
    expect.stringContaining('photos/Cellar.jpg: has no row: rename it in lowercase letters'),
  ]);
});

const filesOfSite = [
  '_next/static/a.js',
  'admissions/index.html',
  'contact.txt',
  'Costs/Our-Tuition.html',
  'favicon.ico',
  'icons/icon-192.png',
  'index.html',
  'photos/porch.jpg',
  'robots.txt',
  'tuition',
];
const filesOfSchool = [
  '.well-known/security.txt',
  'CNAME',
  'apple-touch-icon.png',
  'google1234.html',
  'site.webmanifest',
  'tuition/flyer.pdf',
];

test('a file in public/ that the site makes is named, and a file of the school passes', async () => {
  // A file cannot be beside a folder of the same name.
  const [folders, file] = [filesOfSite.slice(0, -1), filesOfSite.slice(-1)];
  for (const names of [[...folders, ...filesOfSchool], file]) {
    const files = Object.fromEntries(names.map((name) => [`../public/${name}`, 'a']));
    const { mistakes } = await check(files);
    const made = names.filter((name) => filesOfSite.includes(name));
    expect(mistakes).toEqual(
      made.map((name) => expect.stringMatching(`^public/${name}: the site makes th.*: remove`)),
    );
  }
});

test('a custom page that does not use its own schema is named', async () => {
  const { mistakes } = await check({ 'welcome-letter.ts': textOf('our-garden.ts') });
  expect(mistakes.join()).toContain("own schema: import it from './schema/welcome-letter'");
});

const sample = edited({ file: 'school.ts', from: '  name:', to: '  sample: true,\n  name:' });

test('at a public address, sample words and invented numbers are mistakes', async () => {
  expect((await check(sample, { url: 'https://www.school.org' })).mistakes).toEqual([
    expect.stringContaining('these are the sample’s words, and SITE_URL is https://www.school.org'),
  ]);
  expect((await check({}, { url: 'https://127.school.org' })).mistakes).toEqual([
    expect.stringContaining('“(505) 555-0187 ext. 12” is only for examples'),
    expect.stringContaining('“front.office@saint-zoe-and-nguyen-sondergard.example” is only'),
  ]);
});

test.each(['https://www.school.example', 'http://localhost:4173/repo'])(
  'at %s, which is not public, the sample’s words pass, even after their school year',
  async (url) => {
    expect((await check(sample, { url, now: '2040-01-01' })).mistakes).toEqual([]);
  },
);

test('the editing server names the file of a content page and counts its mistakes', async () => {
  const emptied = ["'The orchard", "'Our school"].map((from) => ({
    file: 'our-garden.ts',
    from,
    to: "'', //",
  }));
  const copy = await copySchool(edited(...emptied));
  await expect(import(pathToFileURL(resolve(copy, 'content/our-garden.ts')).href)).rejects.toThrow(
    /^This file has 2 mistakes:\n {2}• “title” .+\n {2}• “lead” .+$/,
  );
  rmSync(copy, { recursive: true });
});
