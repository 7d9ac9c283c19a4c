import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@/scripts/preview/free-port';
import { startPreview } from '@/scripts/preview/serve-preview';
import shortSchool from '@/scripts/new-school/content/pages';
import { makeFixture } from '../fixture-site';
import { expect, test } from '../test';

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

test('npm run new-school replaces the sample, keeps a school’s words, and makes a draft', async ({
  page,
}) => {
  test.setTimeout(10 * 60_000);
  // An earlier run may have failed.
  rmSync(repository, { recursive: true, force: true });
  await makeFixture(project);
  const file = join(project, 'content', 'school.ts');
  const words = readFileSync(file, 'utf8');
  const asSomebody = 'git -c user.name=A -c user.email=a@b.example';
  const newSchool = () => run('npm run new-school');
  const commit = () => run(`git add content && ${asSomebody} commit -m Words`);

  writeFileSync(file, words.replace('  name:', '  name'));
  expect(newSchool().said).toMatch(/content\/school\.ts can’t be read:\ncontent\/school\.ts:\d/);
  writeFileSync(file, words);
  expect(newSchool().said).toContain('content/school.ts has no “sample: true”');
  writeFileSync(file, words.replace('  name:', '  sample: true,\n  name:'));
  run('git init');
  expect(newSchool().said).toContain('git stash --include-untracked -- content');
  expect(existsSync(join(project, 'content', 'our-garden.ts'))).toBe(true);
  commit();
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

  const directory = join(project, 'finished');
  const build = run('npm run build', {
    SITE_URL: 'https://www.school.org',
    EXPORT_DIR: 'finished',
    GITHUB_ACTIONS: '',
    // Unfinished settings don't stop a draft.
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'gmail',
  });
  expect(build.status, build.said).toBe(0);
  expect(build.said).toContain('all three EmailJS ids');
  const port = await findFreePort(4900);
  const url = await startPreview({ directory, port, outbox: project });
  const paths = [...shortSchool.rows.map(({ path }) => path), '/404.html'];
  for (const path of paths) {
    // The page for unknown addresses leads to the home page.
    const html = await (await page.request.get(url + path)).text();
    expect(/<meta name="robots" content="noindex"/.test(html), path).toBe(true);
    expect(/>Draft: \d\d blanks left<.*<header/s.test(html), path).toBe(true);
  }
  expect(existsSync(join(directory, 'sitemap.xml'))).toBe(false);
  expect(readFileSync(join(directory, 'robots.txt'), 'utf8').trim()).toMatch(/^Allow: \/$/m);

  await page.goto(url);
  await expect(page).toHaveTitle('Your school’s name? | Town?');
  const banner = page.getByRole('banner');
  await expect(banner.locator('mark').filter({ visible: true })).toHaveText('Your school’s name?');
  const logo = await banner.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth);
  expect(logo).toBeGreaterThan(0);
  await page.goto(`${url}/contact`);
  await expect(page.getByText('This form isn’t connected yet.')).toBeVisible();
});
