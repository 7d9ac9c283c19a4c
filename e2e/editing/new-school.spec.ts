import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeFixture } from '../fixture-site';

const project = '.preview/new-school';
const repository = join(project, '.git');

/** Runs a command in the project. */
function run(command: string, env = {}) {
  const { stdout, stderr, status } = spawnSync(command, {
    shell: true,
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { said: stdout + stderr, status };
}

test('npm run new-school replaces the sample, keeps a school’s words, and makes a draft', async () => {
  test.setTimeout(10 * 60_000);
  // An earlier run may have failed.
  rmSync(repository, { recursive: true, force: true });
  await makeFixture(project);
  const file = join(project, 'content', 'school.ts');
  const words = readFileSync(file, 'utf8');
  const asSomebody = 'git -c user.name=A -c user.email=a@b.example';
  const newSchool = () => run('npm run new-school');

  writeFileSync(file, words.replace('  name:', '  name'));
  expect(newSchool().said).toMatch(/content\/school\.ts can’t be read:\ncontent\/school\.ts:\d/);
  writeFileSync(file, words);
  expect(newSchool().said).toContain('content/school.ts has no “sample: true”');
  writeFileSync(file, words.replace('  name:', '  sample: true,\n  name:'));
  run('git init');
  expect(newSchool().said).toContain('git stash --include-untracked -- content');
  expect(existsSync(join(project, 'content', 'our-garden.ts'))).toBe(true);
  run(`git add content && ${asSomebody} commit -m Words`);
  const { said, status } = newSchool();
  expect(status, said).toBe(0);
  expect(said).toContain('content/ is now the website of your school.');
  // Starting over: the advice brings the sample back, and the command replaces it again.
  const advice = 'stash --include-untracked -- content';
  expect(newSchool().said).toContain(`git ${advice}`);
  run(`${asSomebody} ${advice}`);
  expect(newSchool().status).toBe(0);
  // Next would look for packages only in this repository.
  rmSync(repository, { recursive: true });

  const build = run('npm run build', {
    SITE_URL: 'https://www.school.org',
    EXPORT_DIR: 'finished',
    GITHUB_ACTIONS: '',
    // Unfinished settings don't stop a draft.
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'gmail',
  });
  expect(build.status, build.said).toBe(0);
  expect(build.said).toContain('all three EmailJS ids');
  const read = (name: string) => readFileSync(join(project, 'finished', name), 'utf8');
  for (const name of ['index.html', 'tuition.html', '404.html']) {
    expect(read(name)).toMatch(/<meta name="robots" content="noindex"/);
    expect(read(name)).toMatch(/>Draft: \d\d blanks left<.*<header/s);
  }
  expect(existsSync(join(project, 'finished', 'sitemap.xml'))).toBe(false);
  expect(read('robots.txt')).toMatch(/^Allow: \/$/m);
  expect(read('contact.html')).toContain('This form isn’t connected yet.');
});
