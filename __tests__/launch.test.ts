/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatFinding } from '../scripts/check/report';
import { keptSample, readSample, standIns } from '../scripts/launch';

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
    'content/tuition.ts:22: “tuition.programs” is still the sample’s, in 5 places: “2-3 years”.',
  );
  for (const section of [
    'school.founded',
    'school.ages',
    'school.schoolYear',
    'tuition.sessions.hours',
    'tuition.finder',
    'tuition.nextStep',
    'home.nextStep',
    'home.enrolling',
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

test('every other fact of the sample is asked about, and labels, buttons and messages are not', () => {
  const kept = keptSample().map((key) => key.split(' ')[0]);
  for (const fact of [
    'admissions.steps.who',
    'admissions.steps.cost',
    'admissions.steps.time',
    'admissions.nextStep.text',
    'contact.lead',
    'enrollment.intro',
    'programs.chart.text',
    'programs.nextStep.text',
    'tuition.caption',
    'tuition.finder.acceptance.when',
  ]) {
    expect(kept).toContain(fact);
  }
  for (const label of [
    'admissions.steps.title',
    'admissions.labels.who',
    'contact.form.errors.nameRequired',
    'contact.form.send',
    'dates.closed',
    'enrollment.frame.loading',
    'home.contactLink',
    'home.facts.labels.ages',
    'pages.path',
    'programs.programs.id',
    'site.bar.menu',
    'tuition.columns.hours',
    'tuition.finder.heading',
    'tuition.nextStep.links.label',
  ]) {
    expect(kept).not.toContain(label);
  }
});

test('what has been changed is not asked about, wherever it stands now', () => {
  edit('school.ts', "name: 'Señora Núñez’s School'", "name: 'Oak School'");
  edit('tuition.ts', 'price: 780', 'price: 790');
  edit('founder.ts', "blocks: ['It was", "blocks: ['First.', 'It was");
  write('content/photos/shelf.jpg', 'another picture');
  write('components/logo.tsx', 'another drawing');
  const sentences = left().join('\n');
  expect(sentences).not.toMatch(/“(school\.name|components\/logo\.tsx)”/);
  expect(sentences).toContain('“tuition.programs” is still the sample’s, in 4 places');
  expect(sentences).toContain('“founder.blocks” is still the sample’s');
  expect(sentences).toContain('“photos.shelf.alt” is still the sample’s: “A low shelf');
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

describe('a school that says all is its own, in this year,', () => {
  const connected = {
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
    ENROLLMENT_FORM_URL: '',
    SITE_URL: 'https://www.school.org',
  };
  beforeEach(() => {
    rmSync(join(folder, 'content'), { recursive: true });
    for (const room of ['app', 'components', 'content', 'scripts/launch']) {
      cpSync(room, join(folder, room), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    write('package.json', '{ "type": "module" }');
    const year = new Date().getFullYear();
    for (const file of ['school.ts', 'tuition.ts']) {
      const text = readFileSync(join(folder, 'content', file), 'utf8');
      write(`content/${file}`, text.replace(/20\d\d-20\d\d/g, `${year}-${year + 1}`));
    }
    const names = readSample('.').map((key) => `'${key.split(/[. ](?!tsx|svg)/)[0]}'`);
    edit('ours.ts', '[]', `[${[...new Set(names)].join()}]`);
  });

  test('may go out, also without an online form', () => {
    expect(launch(connected)).toEqual({ status: 0, stderr: '' });
  });

  test('may not without a mail service', () => {
    const ids = Object.keys(connected).filter((name) => name.includes('EMAILJS'));
    const { status, stderr } = launch({
      ...connected,
      ...Object.fromEntries(ids.map((name) => [name, ''])),
    });
    expect(status).toBe(1);
    expect(stderr).toContain('must not go out yet:\nThe contact form is not connected');
    expect(stderr).not.toMatch(/SITE_URL|ENROLLMENT_FORM_URL/);
  });

  test('may not to an address that is an example', () => {
    const { status, stderr } = launch({ ...connected, SITE_URL: 'https://school.example' });
    expect(status).toBe(1);
    expect(stderr).toContain('must not go out yet:\nSITE_URL is not set');
    expect(stderr).not.toMatch(/contact form|ENROLLMENT_FORM_URL/);
  });
});

function launch(settings: Record<string, string>) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('scripts/launch.ts')],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...settings } },
  );
  return { status, stderr };
}

const left = (now = inTime) => standIns(folder, now, sample).map(formatFinding);
const ours = (names: string) => `export const ours = define('ours', oursSchema, [${names}]);\n`;

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, 'content', file), 'utf8');
  expect(text).toContain(from);
  write(`content/${file}`, text.replace(from, to));
}
