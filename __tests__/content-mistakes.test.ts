import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import tuition from '@/e2e/second-school/content/tuition';
import { checkContent } from '../scripts/check/content';
import { formatFinding } from '../scripts/check/report';
import { drawings, mistakesBetweenModules } from './content-mistakes/between-modules';
import { blocks } from './content-mistakes/blocks';
import { languages } from './content-mistakes/languages';
import { misshapenValues } from './content-mistakes/misshapen-values';
import { rightfulEdits } from './content-mistakes/rightful-edits';
import { unreadableFiles } from './content-mistakes/unreadable-files';
import { warnings, wordings } from './content-mistakes/wordings';
import { copySchool, event, notice, replace, set, type Edit } from './school-copy';

const inTime = '2031-10-15T12:00:00Z';

/** The folder of the second school without edits. */
let school: string;

beforeAll(async () => {
  school = await copySchool();
  expect((await checkContent(school, new Date(inTime))).findings).toEqual([]);
});

/** Makes edits in a new copy, and returns the copy with what the check finds. */
async function findingsAfter(edits: Edit | Edit[], now = inTime, environment = {}) {
  const copy = await copySchool([edits].flat());
  const { findings } = await checkContent(copy, new Date(now), environment);
  const sentences = (isWarning: boolean) =>
    findings.filter((finding) => Boolean(finding.isWarning) === isWarning).map(formatFinding);
  return { copy, mistakes: [...new Set(sentences(false))], warnings: sentences(true) };
}

describe('an editor reads', () => {
  const single = [unreadableFiles, misshapenValues, wordings, blocks, languages];
  const tables = [...single, mistakesBetweenModules, ...drawings];
  const mistakes = tables.flatMap((table) => Object.entries(table));

  test.each(mistakes)('the mistake, with its file and line: %s', async (...row) => {
    const { copy, ...findings } = await findingsAfter(row[1]);
    expectSentence(findings.mistakes, copy, row);
    expect(findings.mistakes.length).toBeLessThanOrEqual(3);
    expect(findings.warnings.join()).not.toContain('no page shows');
    const technical = /\n\s+at |node_modules|\.preview|\bundefined\b|Invalid|Error\b|ERR_|token/;
    for (const sentence of findings.mistakes) {
      expect(sentence.replace(/ \(it is .*\)/g, '')).not.toMatch(technical);
      expect(sentence).toMatch(/^content\/[^:]+(:\d+)?: .+\.$/s);
    }
  });

  test.each(Object.entries(warnings))('only a warning: %s', async (...row) => {
    const { copy, ...findings } = await findingsAfter(row[1]);
    expectSentence(findings.warnings, copy, row);
    expect(findings).toMatchObject({ mistakes: [], warnings: { length: 1 } });
  });
});

describe('an editor who', () => {
  test.each(rightfulEdits)('%s gets no message', async (_, ...edits) => {
    expect(await findingsAfter(edits)).toMatchObject({ mistakes: [], warnings: [] });
  });

  test('starts a new school year gets a list of the prices and days to update', async () => {
    const { mistakes } = await findingsAfter([
      set('school.ts', 'schoolYear', "'2032-2033'"),
      event('2031-11-24', "until: '2031-11-25'"),
      notice('2031-11-24', '2031-11-24'),
    ]);
    expect(mistakes[0]).toMatch(/^content\/tuition\.ts:7: the prices were set for 2031-2032, but /);
    const again = mistakes.join('\n');
    for (const { price } of tuition.programs.flatMap(({ prices }) => prices)) {
      expect(again).toMatch(new RegExp(`content/tuition.ts:\\d+: .*→ price” is ${price}\\.`));
    }
    expect(again).toContain('“events, item 1 → until” is 2031-11-25.');
    expect(again).toContain('“notices, item 1 → from” is 2031-11-24.');
  });
});

test.each([
  ['2032-05-31', []],
  ['2032-06-01', ['the school year 2031-2032 ends this summer: ']],
  ['2032-08-01', ['the school year 2031-2032 is over, ']],
])('on %s, the check warns if the school year ends this summer or is over', async (day, says) => {
  const { mistakes, warnings } = await findingsAfter([], `${day}T12:00:00Z`);
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual(says.map((each) => expect.stringContaining(each)));
});

const sample = replace('school.ts', '  name:', '  sample: true,\n  name:');

describe('at a public address', () => {
  const address = { SITE_URL: 'https://www.school.org' };

  test('the sample’s words are one mistake', async () => {
    const { mistakes } = await findingsAfter(sample, inTime, address);
    const sentence =
      /^content\/school\.ts:6: these are the sample’s words, and SITE_URL is .+: replace/;
    expect(mistakes).toEqual([expect.stringMatching(sentence)]);
  });

  test('telephone numbers and e-mail addresses for examples are mistakes', async () => {
    const { mistakes } = await findingsAfter([], inTime, address);
    const invented = ['(505) 555-0187 ext. 12', 'front.office@saint-zoe'];
    expect(mistakes).toEqual(invented.map((contact) => expect.stringContaining(`: “${contact}`)));
  });

  test('a school’s own words pass', async () => {
    const own = [
      replace('school.ts', '555-0187', '555-0200'),
      replace('school.ts', /[^@']+@[^']+example'/, "office@best-example.org'"),
    ];
    expect((await findingsAfter(own, inTime, address)).mistakes).toEqual([]);
  });
});

test.each(['https://www.school.example', 'http://localhost:4173/repo', 'http://127.0.0.1:4173'])(
  'the sample’s words pass at %s, which is not public',
  async (SITE_URL) => {
    expect((await findingsAfter(sample, inTime, { SITE_URL })).mistakes).toEqual([]);
  },
);

test('a module that others import is the only one with a mistake', async () => {
  const edit = replace('school.ts', 'export default define(', 'export const school = define(');
  const { mistakes } = await findingsAfter(edit);
  expect(mistakes).toEqual([expect.stringMatching(/^content\/school\.ts: this file must have /)]);
});

test('the editing server names the file and counts its mistakes', async () => {
  const edits = [set('home.ts', 'headline', "''"), set('home.ts', 'enrolling', "''")];
  const home = resolve(await copySchool(edits), 'content/home.ts');
  await expect(import(pathToFileURL(home).href)).rejects.toThrow(
    /^content\/home\.ts has 2 mistakes:\n {2}• “headline” .+\n {2}• “enrolling” .+$/,
  );
});

/** Expects a sentence that names the first line that an edit changes, or the edit's `place`. */
function expectSentence(
  sentences: string[],
  copy: string,
  [sentence, edits]: [string, Edit | Edit[]],
): void {
  const { file, place = `${file}#` } = [edits].flat()[0]!;
  const [named = '', words] = place.split('#');
  const [lines, before] = [copy, school].map((root) => {
    const path = join(root, 'content', named);
    return words === undefined || !existsSync(path) ? [] : readFileSync(path, 'utf8').split('\n');
  });
  const isNamed = (line: string, index: number) =>
    words ? line.includes(words) : line !== before![index];
  const line = words === undefined ? '' : `:${lines!.findIndex(isNamed) + 1}`;
  expect(sentences).toContain(`content/${named}${line}: ${sentence}`);
}
