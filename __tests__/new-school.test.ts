import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { defaults, mistakesIn, type Answers } from '@/scripts/new-school/answers';
import { monogram } from '@/scripts/new-school/monogram';
import { writeSchool } from '@/scripts/new-school/write-school';
import { allFilesIn } from '@/scripts/system/files';
import { elementsIn, parsePage } from '@/scripts/system/page-elements';
import { inSchoolCopy, messagesOf } from './school-copy';

/** Writes a short school over the fixture, on a day in November 2030. */
const shortSchool = (answers: Partial<Answers>) =>
  inSchoolCopy(async (root) => {
    writeSchool(root, { ...defaults, ...answers }, new Date('2030-11-28T12:00'));
    const files = allFilesIn(join(root, 'content'));
    const text = files
      .filter((name) => /^[^/]+\.ts$/.test(name))
      .map((name) => readFileSync(join(root, 'content', name), 'utf8'))
      .join('');
    return { ...(await messagesOf(root, { SITE_DAY: '2030-11-28' })), files, text };
  });

const inCanada = {
  town: 'Ottawa',
  state: 'on',
  'postal-code': 'k1a0b1',
  telephone: '613-555-0142',
};

describe('the short school', () => {
  test.each([
    { name: 'Aja', color: 'pink' },
    { name: 'The Montessori School of the Northern Berkshire Hills Region', ...inCanada },
    { name: "L’École d’Élise & O'Neill\\", town: "Coeur d'Alene" },
  ])('for $name has no mistakes, only blanks', async (answers) => {
    const { mistakes, warnings } = await shortSchool(answers);
    expect(mistakes).toEqual([]);
    expect(warnings.length).toBeGreaterThan(5);
    for (const each of warnings) expect(each).toMatch(/this file has \d+ blanks? to fill in\./);
  });

  it('has the answers and the next school year, and nothing of the school that was there', async () => {
    const { text, files } = await shortSchool({ name: 'Aja', ...inCanada });
    for (const value of ['Aja', 'Ottawa', 'ON', 'K1A 0B1', '613-555-0142', 'en-CA', '2031-2032'])
      expect(text).toContain(`"${value}"`);
    expect(text).not.toContain(defaults.name);
    expect(text.replaceAll('2031-2032', '')).not.toMatch(/\b20\d\d\b/);
    const pictures = files.filter((name) => /^(photos|drawings)\//.test(name));
    expect(pictures).toEqual(['drawings/icon.svg', 'drawings/logo.svg', 'photos/.gitkeep']);
    expect(files).not.toContain('our-garden.ts');
  });
});

describe('the answer', () => {
  test.each([
    [{ state: 'Illinois' }, 'like Springfield, IL 62701'],
    [{ 'postal-code': '6270' }, 'like Springfield, IL 62701'],
    [{ email: 'office@school' }, '“email”'],
    [{ color: 'sage' }, '“accent”'],
  ])('%j gets the message “%s”', (answer, sentence) => {
    const mistakes = mistakesIn({ ...defaults, ...answer });
    expect(mistakes).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('the logo', () => {
  test.each(['navy', 'white'])('has a letter that is easy to read on a tile in %s', (color) => {
    const drawing = monogram('(é) 3', color);
    const [tile, letter] = elementsIn(parsePage(drawing)).filter(
      ({ attributes }) => attributes.fill,
    );
    expect(wcagContrast(tile!.attributes.fill!, letter!.attributes.fill!)).toBeGreaterThan(4.5);
    expect(drawing).not.toMatch(/NaN|<text/);
  });

  it('shows the name’s first letter, or a tower if the font lacks that letter', () => {
    const drawings = ['École', 'Łódź', '3 Oaks', 'أمل', '–'].map((name) => monogram(name, 'navy'));
    expect(new Set(drawings).size).toBe(4);
    expect(drawings[3]).toBe(drawings[4]);
    expect(monogram('école', 'navy')).toBe(drawings[0]);
  });
});
