import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { wcagContrast } from 'culori';
import { check } from '@/scripts/check/check';
import { loadSchool } from '@/scripts/school/load-school';
import { sentencesOf } from '@/scripts/check/report';
import { defaults, mistakesIn, type Answers } from '@/scripts/new-school/answers';
import { monogram } from '@/scripts/new-school/monogram';
import { writeSchool } from '@/scripts/new-school/write-school';
import { elementsIn, parsePage } from '@/scripts/system/page-elements';

/** Writes a short school over the fixture, on a day in November 2030. */
async function shortSchool(answers: Partial<Answers>) {
  fs.mkdirSync('.preview', { recursive: true });
  const root = fs.mkdtempSync(join('.preview', 'school-'));
  try {
    fs.cpSync('e2e/fixture/content', join(root, 'content'), { recursive: true });
    for (const folder of ['format', 'schema', 'shared'])
      fs.symlinkSync(resolve('content', folder), join(root, 'content', folder), 'junction');
    writeSchool(root, { ...defaults, ...answers }, new Date('2030-11-28T12:00'));
    const diagnostics = await check(await loadSchool(root, { SITE_DAY: '2030-11-28' }));
    const files = fs
      .readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'));
    const text = files
      .filter((name) => /^[^/]+\.ts$/.test(name))
      .map((name) => fs.readFileSync(join(root, 'content', name), 'utf8'))
      .join('');
    return { ...sentencesOf(diagnostics), files, text };
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

const inCanada = {
  town: 'Ottawa',
  state: 'on',
  'postal-code': 'k1a0b1',
  telephone: '613-555-0142',
};
const ofLength = { 3: 'Aja', 60: 'The Montessori School of the Northern Berkshire Hills Region' };

test.each([
  { name: ofLength[3], color: 'pink' },
  { name: ofLength[60], ...inCanada },
  { name: "L’École d’Élise & O'Neill\\", town: "Coeur d'Alene" },
])('the short school for $name has no mistakes, only blanks', async (answers) => {
  const { mistakes, warnings } = await shortSchool(answers);
  expect(mistakes).toEqual([]);
  expect(warnings.length).toBeGreaterThan(5);
  for (const each of warnings) expect(each).toMatch(/this file has \d+ blanks? to fill in\./);
});

describe('the short school', () => {
  let written: Awaited<ReturnType<typeof shortSchool>>;
  beforeAll(async () => (written = await shortSchool({ name: ofLength[3], ...inCanada })));

  it('has the answers, the next school year and no other year', () => {
    const { text } = written;
    for (const value of ['Aja', 'Ottawa', 'ON', 'K1A 0B1', '613-555-0142', 'en-CA', '2031-2032'])
      expect(text).toContain(`'${value}'`);
    expect(text).not.toContain(defaults.name);
    expect(text.replaceAll('2031-2032', '')).not.toMatch(/\b20\d\d\b/);
  });

  it('links to no section of a page', () => expect(written.text).not.toMatch(/[/'(][\w-]*#[a-z]/));

  it('keeps no photo, drawing or page of the school that was there', () => {
    const { files } = written;
    expect(files.filter((name) => name.startsWith('photos/'))).toEqual(['photos/.gitkeep']);
    const drawings = files.filter((name) => name.startsWith('drawings/'));
    expect(drawings.sort()).toEqual(['drawings/icon.svg', 'drawings/logo.svg']);
    expect(files).not.toContain('our-garden.ts');
  });
});

test.each([
  [{ name: '' }, '“name” must not be empty.'],
  [{ state: 'Illinois' }, 'like Springfield, IL 62701'],
  [{ 'postal-code': '6270' }, 'like Springfield, IL 62701'],
  [{ telephone: '555-0142' }, '“telephone”'],
  [{ email: 'office@school' }, '“email”'],
  [{ color: 'sage' }, '“accent”'],
])('the answer %j gets the message “%s”', (answer, sentence) => {
  expect(mistakesIn({ ...defaults, ...answer })).toContainEqual(expect.stringContaining(sentence));
});

test('the default answers have no mistake', () => expect(mistakesIn(defaults)).toEqual([]));

test.each(['navy', '#f2c230', 'white', 'black', 'gray'])(
  'the first letter is easy to read on a tile that is %s',
  (color) => {
    const drawing = monogram('(é) 3', color);
    const [tile, letter] = elementsIn(parsePage(drawing)).filter(
      ({ attributes }) => attributes.fill,
    );
    expect(wcagContrast(tile!.attributes.fill!, letter!.attributes.fill!)).toBeGreaterThan(4.5);
    expect(drawing).not.toMatch(/NaN|<text/);
  },
);

test('the logo shows the name’s first letter, or a tower if the font lacks that letter', () => {
  const drawings = ['École', 'Lódz', 'Łódź', '3 Oaks', 'أمل', '–'].map((name) =>
    monogram(name, 'navy'),
  );
  expect(new Set(drawings).size).toBe(5);
  expect(drawings[4]).toBe(drawings[5]);
  expect(monogram('école', 'navy')).toBe(drawings[0]);
});
