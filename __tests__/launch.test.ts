/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { formatFinding } from '../scripts/check/report';
import { readSample, standIns } from '../scripts/launch';
import { copySchool, put, replace, set } from './school-copy';

/** What would mislead visitors of a school that began with the second school as its sample. */
async function left(day: string): Promise<string[]> {
  const copy = await copySchool();
  const findings = await standIns(copy, new Date(`${day}T12:00:00Z`), await readSample(copy));
  return findings.map(formatFinding);
}

test('what is still the sample’s, and a school year that is over, are named by line', async () => {
  const fields = ['name', 'postalAddress', 'telephone', 'email', 'license', 'associations'];
  const found = fields.map((field) => `“${field}” is still the sample’s.`);
  const words = (finding: string) => finding.replace(/^content\/school\.ts:\d+: /, '');
  expect((await left('2031-10-15')).map(words)).toEqual(found);
  const over = 'the school year 2031-2032 is over: begin a new one.';
  expect((await left('2032-08-02')).map(words)).toEqual([...found, over]);
});

test('a school with its own identity can be published, even with the sample’s other words', async () => {
  const year = new Date().getFullYear();
  const copy = await copySchool([
    set('school.ts', 'name', "'Oak School'"),
    set('school.ts', 'street', "'1 Oak Street'"),
    set('school.ts', 'telephone', "'(413) 555-0101'"),
    set('school.ts', 'email', "'office@oak.example'"),
    set('school.ts', 'license', "'licensed by the state'"),
    replace('school.ts', /associations: \[[^]*?\n  \]/, 'associations: []'),
    set('school.ts', 'schoolYear', `'${year}-${year + 1}'`),
    set('tuition.ts', 'pricesFor', `'${year}-${year + 1}'`),
    put('../scripts/launch-sample.json', JSON.stringify(await readSample(await copySchool()))),
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
  expect(connected.stdout).toMatch(/still as in the sample are .*admissions\.ts, .*founder\.ts/);
  const unset = launch({ ...mail(''), SITE_URL: '' });
  expect(unset.status).toBe(1);
  expect(unset.stderr).toMatch(/can be published:\nSITE_URL is not set.+\nThe contact form is/);
  expect(unset.stderr).not.toContain('ENROLLMENT_FORM_URL');
});
