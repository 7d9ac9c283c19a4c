/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What somebody reads who asks whether the site may go out. */
function launch(settings: Record<string, string> = {}) {
  const unset = {
    SITE_URL: '',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
    ENROLLMENT_FORM_URL: '',
  };
  return spawnSync(process.execPath, ['--import', 'tsx', resolve('scripts/launch.ts')], {
    encoding: 'utf8',
    env: { ...process.env, ...unset, ...settings },
  });
}

/** The line of a file that holds a text, if there is one. */
function place(file: string, text: string): string | undefined {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((each) => each.includes(text));
  return line < 0 ? undefined : `${file}:${line + 1}`;
}

test('while something stands in for something of the school’s, the site may not go out', () => {
  const { status, stderr } = launch();
  const marks = [
    place('content/school.ts', "name: 'Alder Lane"),
    place('content/school.ts', '555-01'),
    place('content/school.ts', '.example'),
    place('content/founder.ts', 'sample: true'),
    place('content/founder.ts', 'portrait: { placeholder'),
    place('content/welcome-letter.ts', 'sample: true'),
    place('content/toddler-program.ts', 'sample: true'),
    place('components/logo.tsx', 'stand-in drawing'),
    place('app/icon.svg', 'stand-in drawing'),
    place('components/association-badge.tsx', 'stand-in drawing'),
  ].filter((each) => each !== undefined);
  for (const mark of marks) expect(stderr).toContain(`${mark}\n`);
  for (const setting of ['SITE_URL', 'EMAILJS_SERVICE_ID', 'ENROLLMENT_FORM_URL']) {
    expect(stderr).toContain(`${setting} is not set`);
  }
  expect(status).toBe(1);
});

test('what has been set is no longer on the list, unless it is an example', () => {
  expect(
    launch({ SITE_URL: 'https://www.school.org', ENROLLMENT_FORM_URL: 'https://forms.school.org' })
      .stderr,
  ).not.toMatch(/SITE_URL|FORM_URL/);
  expect(launch({ SITE_URL: 'https://school.example' }).stderr).toContain('SITE_URL is not set');
});
