/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { formatFinding } from '../scripts/check/report';
import { sampleOf, standIns } from '../scripts/launch';
import { copySchool, lead, put, replace, set, type Edit } from './school-copy';

/** The second school as it is, which here is the sample. */
let kept: string[];

const sampleWith = async (...edits: Edit[]) => sampleOf(await copySchool(edits));

beforeAll(async () => {
  kept = await sampleWith();
});

/** What the list says to a school that has made some edits in the sample. */
async function left(edits: Edit[], sample = kept, day = '2031-10-15'): Promise<string> {
  const copy = await copySchool(edits);
  const findings = await standIns(copy, new Date(`${day}T12:00:00Z`), sample);
  return findings.map(formatFinding).join('\n');
}

test('for the sample itself, each section is listed once, by file and line', async () => {
  const said = await left([]);
  expect(said).toMatch(/^content\/school\.ts:\d+: “school\.name” is still the sample’s: “Saint/m);
  expect(said).toMatch(
    /^content\/tuition\.ts:\d+: “tuition\.programs” .+, in \d+ places: “.+”\.$/m,
  );
  expect(said).toContain(
    'content/drawings/logo.png: this file is still the sample’s: replace it with',
  );
  const sections = [
    ...['school.ages', 'tuition.sessions', 'tuition.offers', 'tuition.fees', 'photos.porch'],
    ...['home.headline', 'founder.blocks', 'admissions.steps', 'programs.programs'],
  ];
  for (const section of sections) expect(said.split(`: “${section}`)).toHaveLength(2);
});

test('words, days and ages that any school would keep are not listed', async () => {
  const sample = await sampleWith(
    replace('tuition.ts', 'Monday to Friday', 'Mon-Fri'),
    set('tuition.ts', 'ages', "'3-6 years'"),
    set('admissions.ts', 'cost', "'Free'"),
    replace('programs.ts', /ages: \{.*\}/, 'ages: { from: { years: 3 }, to: { years: 6 } }'),
  );
  expect(sample.filter((key) => !kept.includes(key))).toEqual([]);
  const labels = /^(site|contact\.form|tuition\.(free|columns|days|programs\.ages)|\w+\.labels)\b/;
  expect(kept.filter((key) => labels.test(key))).toEqual([]);
  // “By the month, 2031-2032” is little more than the school year.
  expect(kept.join()).not.toContain('tuition.caption');
});

test('what a school changed is not listed, and what it only moved is', async () => {
  const places = (text: string, section: string) =>
    Number(new RegExp(`“${section}” .+, in (\\d+) places`).exec(text)?.[1]);
  const before = await left([]);
  const said = await left([
    set('school.ts', 'email', "'office@oak.example'"),
    replace('tuition.ts', /amount: \d+/, 'amount: 81'),
    replace('founder.ts', 'blocks: [', "$&'I was a nurse.',"),
    put('photos/porch.jpg', 'another picture'),
    set('photos.ts', 'alt', "'A table with many beads on it'"),
    put('drawings/logo.png', 'another drawing'),
  ]);
  expect(said).not.toMatch(/school\.email|logo\.png/);
  expect(places(said, 'tuition.fees')).toBe(places(before, 'tuition.fees') - 1);
  expect(places(said, 'founder.blocks')).toBe(places(before, 'founder.blocks'));
  expect(said).toContain('“photos.porch.alt” is still the sample’s: “Balls and boxes');
  expect(said).toContain('content/photos/the-long-table.jpg: this file is still the sample’s: ');
});

test('a sentence of the sample is recognized with the facts of another school in it', async () => {
  const letter = [
    lead('At ${school.shortName} you find a barn, ${school.founded} hens and a train.'),
    replace('founder.ts', /lead: '(.*)'/, 'lead: `$1`'),
  ];
  const facts = [set('school.ts', 'shortName', "'Oak'"), set('school.ts', 'founded', '1990')];
  const said = await left([...letter, ...facts], await sampleWith(...letter));
  expect(said).toContain(
    '“founder.lead” is still the sample’s: “At Oak you find a barn, 1990 hens',
  );
});

test('what a school confirms is not listed, and hides nothing else', async () => {
  const names = "'school.ages', 'pages./programs.title', 'drawings.logo', 'school.eges'";
  const said = await left([
    put(
      'confirmed.ts',
      `import { define } from '@/content/schema/define';
       import schema from '@/content/schema/confirmed';
       export default define(schema, [${names}]);`,
    ),
  ]);
  expect(said).not.toMatch(/“school\.ages”|logo\.png/);
  expect(said).toContain('“pages./programs.description” is still the sample’s: ');
  expect(said).toContain(
    'content/confirmed.ts: nothing is called “school.eges”: correct its spelling, or remove it.',
  );
});

test('a school year that is over is listed, even if nothing is left of the sample', async () => {
  expect(await left([], [])).toBe('');
  expect(await left([], [], '2032-08-02')).toMatch(
    /^content\/school\.ts:\d+: the school year 2031-2032 is over: begin a new one\.$/,
  );
});

test('the command accepts a connected site, with or without an online form', async () => {
  const year = new Date().getFullYear();
  const copy = await copySchool([
    put('../scripts/launch/sample.json', '[]'),
    set('school.ts', 'schoolYear', `'${year}-${year + 1}'`),
    set('tuition.ts', 'pricesFor', `'${year}-${year + 1}'`),
  ]);
  const launch = (settings: Record<string, string>) => {
    const args = ['--import', 'tsx', resolve('scripts/launch.ts')];
    const env = { ...process.env, ENROLLMENT_FORM_URL: '', ...settings };
    return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
  };
  const ids = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'];
  const mail = (id: string) => Object.fromEntries(ids.map((n) => [`NEXT_PUBLIC_EMAILJS_${n}`, id]));
  const connected = launch({ ...mail('id'), SITE_URL: 'https://www.school.org' });
  expect(connected).toMatchObject({ status: 0, stderr: '' });
  const refused = launch({ ...mail(''), SITE_URL: 'https://school.example' });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(
    /must not be published yet:\nSITE_URL is not set.+\nThe contact form is/,
  );
  expect(refused.stderr).not.toContain('ENROLLMENT_FORM_URL');
});
