/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatFinding } from '../scripts/check/finding';
import { readSample, standIns } from '../scripts/launch';

const inTime = new Date('2031-10-15T12:00:00Z');
let folder: string;
let sample: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync('__tests__/fixture-school/content', join(folder, 'content'), { recursive: true });
  mkdirSync(join(folder, 'content/photos'));
  mkdirSync(join(folder, 'components'));
  for (const key of ['shelf', 'table']) write(`content/photos/${key}.jpg`, `a picture of a ${key}`);
  write('components/logo.tsx', 'a drawing');
  sample = readSample(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site that is the sample hears of each section, with its line, once', () => {
  const sentences = left();
  expect(sentences).toContain(
    'content/school.ts:5: “school.name” is still the sample’s: “Señora Núñez’s School”.',
  );
  expect(sentences).toContain(
    'content/tuition.ts:22: “tuition.programs” is still the sample’s in 5 places, the first of them “2-3 years”.',
  );
  for (const section of [
    'school.founded',
    'school.ages',
    'school.schoolYear',
    'tuition.sessions',
    'tuition.fees',
    'programs.programs',
    'founder.blocks',
    'pages.description',
    'photos.shelf',
    'components/logo.tsx',
  ]) {
    expect(sentences.filter((each) => each.includes(`“${section}” is`))).toHaveLength(1);
  }
});

test('words that any school would keep are not asked about', () => {
  const sentences = left().join('\n');
  expect(sentences).toContain('“home.headline”');
  expect(sentences).not.toMatch(/“(home\.contactLink|tuition\.finder|dates|\w+\.(title|nextStep))/);
});

test('what has been changed is not asked about, wherever it stands now', () => {
  edit('school.ts', "name: 'Señora Núñez’s School'", "name: 'Oak School'");
  edit('tuition.ts', 'price: 780', 'price: 790');
  edit('founder.ts', "blocks: ['It was", "blocks: ['First.', 'It was");
  write('content/photos/shelf.jpg', 'another picture');
  write('components/logo.tsx', 'another drawing');
  const sentences = left().join('\n');
  expect(sentences).not.toMatch(/“(school\.name|components\/logo\.tsx)”/);
  expect(sentences).toContain('“tuition.programs” is still the sample’s in 4 places');
  expect(sentences).toContain('“founder.blocks” is still the sample’s');
  expect(sentences).toContain('“photos.shelf” is still the sample’s: “A low shelf');
});

test('a text is the sample’s also when the facts it names have changed', () => {
  edit('home.ts', "lead: 'Everything", 'lead: `At ${school.name} everything');
  edit('home.ts', "can reach it.'", 'can reach it.`');
  sample = readSample(folder);
  edit('school.ts', 'Señora Núñez’s School', 'Oak School');
  expect(left().join('\n')).toContain('“home.lead” is still the sample’s');
});

test('what the school calls its own is not asked about, and a wrong name is told', () => {
  write(
    'content/ours.ts',
    ours("'school.founded', 'tuition', 'components/logo.tsx', 'school.fonded'"),
  );
  const sentences = left().join('\n');
  expect(sentences).not.toMatch(/“(school\.founded|tuition\.\w+|components\/logo\.tsx)” is/);
  expect(sentences).toContain('“school.ages” is still');
  expect(sentences).toContain(
    'content/ours.ts: nothing is called “school.fonded”: correct its spelling, or take it out.',
  );
});

test('nothing is left of a school that says all is its own, until its year is over', () => {
  write(
    'content/ours.ts',
    ours(
      "'school', 'tuition', 'programs', 'home', 'founder', 'pages', 'photos', 'components/logo.tsx'",
    ),
  );
  expect(left()).toEqual([]);
  expect(left(new Date('2032-08-02T12:00:00Z'))).toEqual([
    expect.stringMatching(/^content\/school\.ts:\d+: the school year 2031-2032 is over: /),
  ]);
});

test('what is not connected is told, and an example is no address', () => {
  const unset = {
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
    ENROLLMENT_FORM_URL: 'https://forms.school.org',
    SITE_URL: 'https://school.example',
  };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('scripts/launch.ts')],
    { encoding: 'utf8', env: { ...process.env, ...unset } },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('SITE_URL is not set');
  expect(stderr).toContain('NEXT_PUBLIC_EMAILJS_SERVICE_ID');
  expect(stderr).not.toContain('ENROLLMENT_FORM_URL');
});

const left = (now = inTime) => standIns(folder, sample, now).map(formatFinding);
const ours = (names: string) => `export const ours = define('ours', oursSchema, [${names}]);\n`;

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, 'content', file), 'utf8');
  expect(text).toContain(from);
  write(`content/${file}`, text.replace(from, to));
}
