import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check, copySchool, edited, lineOf, photo, textOf, type Edit } from './school-copy';

/** An edit, and what the check says at its line. */
type Case = [...Edit, says: string];

const unreadable: Case[] = [
  ['school.ts', "’s',", "’s'", 'comma, a quotation mark or a bracket is missing'],
  ['colors.ts', "paper: '#f6f8fb'", 'paper: ', 'a value, a comma, a quotation mark or a bracket'],
  ['contact.ts', "'Talk to us'", "'Talk to us", 'no straight quotation mark at its end'],
  ['meet-the-founder.ts', 'to 2009`', 'to', 'has no back-tick'],
  ['tuition.ts', "'Tuition covers", "`Lunch', caption: `A`, '", 'bracket is missing'],
  ['es/site.ts', "'FOTO'", '“FOTO”', 'begin and end a text with straight quotation marks'],
  ['programs.ts', 'chart: {', 'chart: 075 {', 'a number cannot begin with 0'],
  ['contact.ts', 'title:', "title: 'A', title:", 'has the field twice'],
  ['pages.ts', 'export', '<<<<<<< HEAD\nexport', 'keep one version, and delete the lines with <<<'],
  ['site.ts', "'Lost?'", "'C:\\users'", 'a backslash (\\) cannot stand in a text'],
  ['site.ts', "Label: 'PHOTO'", "Label = 'PHOTO'", 'write a colon (:)'],
  ['our-garden.ts', "['Arkansas", "['Oak'] ['Arkansas", 'a comma is missing before this list'],
  ['our-garden.ts', "'Our school", 'Our, //', 'Put a text between straight quotation marks'],
  ['ar/site.ts', "Label: 'صورة'", 'Label', 'this name is unknown'],
  ['es/contacto.ts', '../school', './school', 'a path begins with ../'],
  ['home.ts', 'facts.schoolYear', 'facts.scholYear', 'has no fact of this name: correct its'],
  ['pages.ts', 'school.postalAddress', 'school.address', 'has no fact of this name'],
  ['tuition.ts', '24850', '24,850', 'write 24850 without a comma'],
  // A sign that nobody sees.
  ['contact.ts', 'export', '\u200bexport', 'where it begins'],
  ['contact.ts', 'export', 'export\u200d', 'after “export”'],
];

const unfit: Case[] = [
  ['site.ts', "'PHOTO'", "''", '“placeholderLabel” must not be empty'],
  ['site.ts', 'menu:', 'men:', 'remove it, or write “menu”'],
  ['site.ts', "'Lost?'", '5', 'must be text in quotation marks, but it is 5'],
  ['home.ts', "lead: '", "lead: '${school.name}", 'put back-ticks (`) around'],
  ['home.ts', "'In 2010", "'{facts.ages} In 2010", 'put back-ticks (`) around'],
  ['home.ts', "'Talk", "'[Talk](/)", 'cannot have a link here'],
  ['home.ts', "'the-long-table'", "'the-long-table.jpg'", 'without its extension'],
  ['home.ts', 'facts.memberships', 'facts.deposit', 'but the school has no deposit'],
  ['pages.ts', "'/enrollment-inquiry'", "'/our-garden'", 'is the path of item 4 as well'],
  ['pages.ts', "'/tuition'", "'/photos'", 'is an address that the site itself needs'],
  ['pages.ts', "'/programs'", "'/robots'", 'is an address that the site itself needs'],
  ['colors.ts', '#7d2a17', '#9a4a30', 'in place of #9a4a30, or change “panel”.'],
  ['photos.ts', 'porch:', 'Porch:', 'the name “Porch” must be the name of a photo'],
  ['programs.ts', "'casa'", "'Casa'", 'must be lowercase letters, digits and hyphens'],
  ['programs.ts', 'years: 3', 'year: 3', 'write “years”'],
  ['programs.ts', '{ from: { months: 3 }, to: { months: 18 } }', "'K-3'", "field: grades: 'K-3rd"],
  ['tuition.ts', 'amount: 45.50', 'sum: 45.50', 'It can have program, amount'],
  ['tuition.ts', 'amount: 75', "amount: '$75'", 'must be an amount, or a list like'],
  ['dates.ts', '2031-10-16', '10/16/2031', 'must be a day that exists, written like 2030-10-05'],
  ['our-garden.ts', "['The child who opens the coop counts the hens.']", '[]', 'at least 1 item'],
  ['our-garden.ts', 'people: [', 'peoples: [', 'write “people”'],
  ['our-garden.ts', '{ list:', "{ more: 'A', list:", '“more” that the site does not know'],
  ['our-garden.ts', "lead: '", "lead: '[A](/ programs)", 'has a space in “/ programs”: write %20'],
  ['our-garden.ts', "lead: '", "lead: '[A](http://127.0.0.1:80/a)", 'of your own preview'],
  ['our-garden.ts', "lead: '", "lead: '[A](tel:+4135550142)", 'which leads nowhere'],
  ['es/contacto.ts', 'process.env.ENROLLMENT_FORM_URL', "'https://bit.ly/a'", 'the long address'],
  ['contact.ts', "'Bus", "'\uf0b7 Bus", 'a sign that cannot be printed (U+F0B7, before “Bus 12'],
  ['contact.ts', "'Bus", "'\ufffc Bus", 'a sign that cannot be printed (U+FFFC, before “Bus 12'],
  ['tuition.ts', 'columns:', 'columns: undefined, //', 'in curly brackets (schedule, hours, due'],
  ['our-garden.ts', "'Hal',", "'Hal', since: '2019',", 'remove it. It can have name, photo, alt'],
];

describe.each([
  ['that cannot be read', unreadable],
  ['that does not fit its schema', unfit],
])('an edit %s is named at its line', (_, cases) => {
  // Each case edits a copy of its file, so one check answers all cases, and none hides another.
  const copies = cases.map(([file, from, to, says], index) => {
    const name = file.replace('.ts', `-${index}.ts`);
    return { name, text: edited([file, from, to])[file], line: lineOf(file, from), says };
  });
  let mistakes: string[];
  beforeAll(async () => {
    ({ mistakes } = await check(Object.fromEntries(copies.map(({ name, text }) => [name, text]))));
  });
  test.each(copies)('$name: $says', ({ name, line, says }) => {
    const about = mistakes.filter((each) => each.startsWith(`content/${name}:`));
    expect(about).toEqual([expect.stringContaining(says)]);
    expect(about[0]).toMatch(`content/${name}:${line}: `);
  });
});

test('a file that is missing, has other characters or defines no words is named', async () => {
  const files = {
    'ar/welcome.ts': Buffer.from(`${textOf('ar/welcome.ts').slice(0, 80)}é`, 'latin1'),
    'dates.ts': undefined,
    'admissions-process.ts': 'export const words = 1;\n',
  };
  expect((await check(files)).mistakes).toEqual([
    expect.stringContaining('admissions-process.ts: this file must have “export default define('),
    expect.stringContaining('ar/welcome.ts:2: this line has a character that is not UTF-8: save'),
    expect.stringContaining('content/dates.ts: the site needs this file: put it back'),
  ]);
});

test('the line itself shows where reading stops', async () => {
  const { mistakes } = await check(edited(['home.ts', "'Four acres", "'It's"]));
  const [, line = '', mark = ''] = mistakes[0]!.split('\n');
  expect(line.slice(mark.indexOf('^'))).toMatch(/^s, two/);
});

test.each<Case>([
  ['school.ts', "'farm", "'Farm", 'must be the name of a file in content/drawings'],
  ['school.ts', "'farm-schools", "'farm-school", 'or write “farm-schools.svg”'],
  ['home.ts', "'the-long-table'", "'long-table'", 'write “the-long-table”'],
  ['tuition.ts', "'casa'", "'cassa'", 'write “casa”'],
  ['our-garden.ts', 'field-trip.docx', 'trip.docx', 'trip.docx does not exist: put the whole'],
  ['welcome-letter.ts', '/our-garden', '/orchard', 'the link leads to /orchard, and'],
  ['es/contacto.ts', "'atelier', alt", "'atelier', caption", "add alt: '…', after it"],
  ['photos.ts', 'hal:', "attic: { alt: 'A' }, hal:", 'attic.jpg is missing: put it there, or'],
  ['pages.ts', '/meet-the-founder', '/farm', 'there is no content/farm.ts with the words of /farm'],
])(
  'in %s, “%s” contradicts another file if it is changed to “%s”',
  async (file, from, to, says) => {
    const { mistakes } = await check(edited([file, from, to]));
    expect(mistakes).toEqual([expect.stringContaining(says)]);
    expect(mistakes[0]).toMatch(`content/${file}:${lineOf(file, from)}: `);
  },
);

test('pictures, documents and languages that pages cannot use are named', async () => {
  const files = {
    '../public/programs.html': 'a',
    'ar/site.ts': undefined,
    'drawings/icon.svg': '<svg width="9"></svg>',
    'drawings/desert-alliance.svg': '<svg viewBox="0 0 9 9"></svg>'.padEnd(40_000),
    'photos/Cellar.jpg': photo(1200),
  };
  expect((await check(files)).mistakes).toEqual([
    expect.stringContaining('drawings/desert-alliance.svg: has 40 KB'),
    expect.stringContaining('drawings/icon.svg: is unreadable or has no size: export it'),
    expect.stringContaining('there is no content/ar/site.ts with the words of the site in this'),
    expect.stringContaining('photos/Cellar.jpg: has no row: rename it cellar.jpg, and add a row'),
    expect.stringContaining('public/programs.html: has the address of a page'),
  ]);
});

test('a page of the specification that is written like any other page is named', async () => {
  const { mistakes } = await check({ 'welcome-letter.ts': textOf('our-garden.ts') });
  expect(mistakes.join()).toContain("own schema: import it from './schema/welcome-letter'");
});

const sample = edited(['school.ts', '  name:', '  sample: true,\n  name:']);

test.each([
  ['https://www.school.org', sample, /^[^,]*these are the sample’s words, and SITE_URL/],
  ['https://127.school.org', {}, /“\(505\) 555-0187 ext\. 12” is only .*“front\.office@saint-zoe/s],
])('at %s, which is public, what is only for examples is a mistake', async (url, files, says) => {
  expect((await check(files, { url })).mistakes.join()).toMatch(says);
});

test.each(['https://www.school.example', 'http://localhost:4173/repo', 'http://127.0.0.1:4173'])(
  'at %s, which is not public, the sample’s words pass, also after their school year',
  async (url) => {
    expect((await check(sample, { url, now: '2040-01-01' })).mistakes).toEqual([]);
  },
);

test('the editing server names the file and counts its mistakes', async () => {
  const copy = await copySchool(
    edited(['home.ts', "'Four", "'', //"], ['home.ts', 'enrolling: ', "enrolling: '', //"]),
  );
  await expect(import(pathToFileURL(resolve(copy, 'content/home.ts')).href)).rejects.toThrow(
    /^content\/home\.ts has 2 mistakes:\n {2}• “headline” .+\n {2}• “enrolling” .+$/,
  );
  rmSync(copy, { recursive: true });
});
