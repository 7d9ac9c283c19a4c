import { define, schemaOf } from '@/content/schema/define';
import type { ContentModules } from '@/scripts/check/content-modules';
import { loadContent } from '@/scripts/check/load';
import { publishedLeaves } from '@/scripts/check/published';
import { readSources } from '@/scripts/check/source';
import { warnings } from '@/scripts/check/warnings';
import { check, edited, lineOf, photo, saidAt, textOf, type Case } from './school-copy';

/** A file of the school's with a list of days. */
const days = `import { define } from '@/content/schema/define';
import { day } from '@/content/schema/parts/fields';

export default define(day.array(), ['2031-08-30', '2032-07-31', '2032-08-01']);
`;

test('in a new school year, every price and date is listed to be looked at again', async () => {
  const { mistakes, warnings } = await check({
    'walks.ts': days,
    ...edited(
      { file: 'school.ts', from: '2031-2032', to: '2032-2033' },
      {
        file: 'welcome-letter.ts',
        from: "'Some",
        to: "'By September 1, 2032; by May 14, 2032, June 2032, 7/31/2032 or 3rd of May. Not in 2033, 2032-2033 or 2032-08-01. Some",
      },
      { file: 'home.ts', from: "'Children", to: "'Until March\u00a015 it costs $80. Children" },
      { file: 'contact.ts', from: "'Bus", to: "'Summer Camps 2032. Bus" },
      { file: 'our-garden.ts', from: '/field-trip', to: '/calendar-2031' },
    ),
  });
  for (const line of [
    /tuition\.ts:\d+: the prices were set for 2031-2032, but .* now 2032-2033/,
    /tuition\.ts:\d+: look again: “price” is 485\.$/,
    /dates\.ts:\d+: look again: “until” is 2031-10-16\.$/,
    /walks\.ts:4: look again: “1” is 2032-07-31\.$/,
    /home\.ts:\d+: look again: this says “March\s15”, “\$80”\.$/,
    /letter\.ts:\d+: look again: this says “May 14, 2032”, “3rd of May”, “June 2032”, “7\/31\/2032”\.$/,
    /contact\.ts:\d+: look again: this says “Summer Camps 2032\.”\.$/,
    /our-garden\.ts:\d+: look again: this says “.*calendar-2031\.docx”\.$/,
  ])
    expect(mistakes).toContainEqual(expect.stringMatching(line));
  // A fact prints this price.
  expect(mistakes.join()).not.toContain('$75');
  expect(mistakes.filter((each) => each.includes('walks.ts'))).toHaveLength(1);
  expect(warnings).toEqual([
    expect.stringContaining('walks.ts:4: 2031-08-30 is past: remove it, or write the next date.'),
  ]);
});

const form = 'https://docs.google.com/forms/d/1/edit';
const wrapped = 'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example';

const cases: Case[] = [
  {
    file: 'tuition.ts',
    from: "'Diapers",
    to: "'Monday, September 9: no",
    says: 'is a Tuesday in 2031',
  },
  { file: 'dates.ts', from: "'The barn'", to: "'Saturday, March 8'", says: 'a Monday in 2032' },
  { file: 'contact.ts', from: "'Bus", to: "'**Now** Bus", says: '“**Now**” is printed as it is' },
  { file: 'welcome-letter.ts', from: "'Some", to: "'&nbsp;<br> Some", says: '“&nbsp;” is printed' },
  { file: 'programs.ts', from: "'Babies", to: "'Our _young_ babies", says: '“_young_” is printed' },
  { file: 'home.ts', from: "'Children", to: "'Visit www.a.org", says: '“www.a.org” is printed' },
  { file: 'contact.ts', from: "'Somebody is at", to: `'[A](${form})`, says: 'is not for families' },
  { file: 'dates.ts', from: "'Bring", to: `'[A](${wrapped})`, says: 'through another service' },
];

test('what may be right is worth a look, at its line', async () => {
  const { mistakes, warnings } = await check(edited(...cases));
  expect(mistakes).toEqual([]);
  for (const { file, from, says } of cases) {
    const said = saidAt(file, lineOf(file, from), warnings);
    expect(said).toContainEqual(expect.stringContaining(says));
  }
  expect(warnings).toHaveLength(cases.length);
});

test('small photos, large files, pages without a row and past dates are worth a look', async () => {
  const files = {
    ...edited({ file: 'pages.ts', from: "'/welcome-letter'", to: "'/farm'" }),
    'photos/porch.jpg': photo(1199),
    'photos/hal.jpg': photo(359),
    'farm.ts': textOf('our-garden.ts'),
    'barn.ts': textOf('our-garden.ts'),
    '../public/files/large.pdf': Buffer.alloc(26 * 1024 ** 2),
  };
  expect(await check(files, { now: '2031-10-18' })).toEqual({
    mistakes: [],
    warnings: [
      expect.stringContaining(
        'the notice until 2031-10-16, “Lambing week”, “First day of school” are past and no longer',
      ),
      // A custom page keeps its file, because its code imports it.
      expect.stringContaining('no row publishes content/barn.ts: add a row'),
      expect.stringContaining('this photo is 1199 pixels wide, and needs 1200'),
      expect.stringContaining('this photo is 359 pixels wide, and needs 360'),
      expect.stringContaining('large.pdf: has 26 MB, and some hosts publish nothing'),
    ],
  });
});

let content: ContentModules;
beforeAll(async () => {
  const loaded = await loadContent('e2e/fixture', readSources('e2e/fixture'));
  content = loaded.content as ContentModules;
});

/** The warnings about the fixture with other fields in some of its modules. */
function worth(changes: Record<string, object> = {}, today = '2031-09-01'): string[] {
  const changed = Object.entries(changes).map(([name, fields]) => {
    const value = Object(content[name]);
    return [name, define(schemaOf(value)!, { ...value, ...fields })];
  });
  const all: ContentModules = { ...content, ...Object.fromEntries(changed) };
  return warnings(all, publishedLeaves(all), today, {}).map(({ message }) => message);
}

test('ages of the school that are a year or more from those of every program are worth a look', () => {
  const { ages } = content.school;
  const from = (first: object | undefined) => ({
    programs: content.programs.programs.map((program, index) =>
      index ? program : { ...program, ages: first && { ...program.ages, from: first } },
    ),
  });
  const teens = { ages: { ...ages, to: { years: 13 } } };
  expect(worth({ programs: from({ months: 15 }), school: teens })).toEqual([
    expect.stringMatching('children of 3 months, because the first begins at 15 months:'),
    expect.stringMatching('children of 13 years, because the last ends at 12 years:'),
  ]);
  expect(worth({ programs: from({ months: 14 }) })).toEqual([]);
  expect(worth({ programs: from(undefined) })).toEqual([]);
});

const text = (lead: string) => ({ home: { lead } });

test.each<[Record<string, object>, string | undefined]>([
  [text('By Friday, May 5, 2031'), 'which is a Monday in 2031:'],
  [text('By Monday, May 5, 2031'), undefined],
  [text('By Friday, May 5'), 'which is a Wednesday in 2032:'],
  [text('By Friday, July 4'), undefined],
  [text('By Monday, July 4'), 'which is a Friday in 2031 and a Sunday in 2032:'],
  [text('By Friday, August 5'), 'which is a Tuesday in 2031:'],
  [{ photos: { hal: { alt: '**Hal**' } } }, '“**Hal**” is printed as it is'],
])('%j: the warning is “%s”', (changes, sentence) => {
  expect(worth(changes)).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
});

test.each([
  ['2031-09-02', []],
  ['2031-09-03', ['“First day of school” is past and no longer appears on']],
  ['2031-10-16', ['“First day of school” is past']],
  [
    '2031-10-17',
    ['the notice until 2031-10-16, “First day of school” are past and no longer appear'],
  ],
  ['2032-05-31', ['are past']],
  ['2032-06-01', ['the school year 2031-2032 ends this summer', 'are past']],
  ['2032-08-01', ['the school year 2031-2032 is over, and every page', 'are past']],
])('on %s, the warnings are %j', (today, sentences) => {
  const expected = sentences.map((sentence) => expect.stringContaining(sentence));
  expect(worth({}, today)).toEqual(expected);
});

test('the sample keeps its school year', () => {
  expect(
    worth({ school: { sample: true }, dates: { events: [], notices: [] } }, '2040-01-01'),
  ).toEqual([]);
});
