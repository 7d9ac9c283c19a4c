import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/preview/free-port';
import { previewEnvironment } from '../../scripts/preview/preview-environment';
import { startPreview } from '../../scripts/preview/serve-preview';
import shortSchool from '../../scripts/new-school/content/pages';
import { makeFixture } from '../fixture-site';
import { expect, test } from '../test';

const project = '.preview/new-school';
const repository = join(project, '.git');
const name = 'Casa Łódź';
/** The second line has no postal code, and the fourth no area code. */
const answers = [name, 'Ottawa', 'Ottawa, ON K1A 0B1', '555-0142', '(613) 555-0142', '', 'maroon'];

/** Runs a command in the project, with lines that somebody types. */
function run(command: string, input = '', env = {}) {
  const { stdout, stderr, status } = spawnSync(command, {
    shell: true,
    cwd: project,
    encoding: 'utf8',
    input,
    env: { ...process.env, ...env },
  });
  return { said: stdout + stderr, status };
}

test('npm run new-school replaces the sample, keeps a school’s words, and the site can be built', async ({
  page,
}) => {
  test.setTimeout(10 * 60_000);
  // An earlier run may have failed.
  rmSync(repository, { recursive: true, force: true });
  await makeFixture(project);
  const file = join(project, 'content', 'school.ts');
  const words = readFileSync(file, 'utf8');
  const newSchool = () => run('npm run new-school', answers.join('\n'));

  expect(newSchool().said).toContain('content/school.ts has no “sample: true”');
  writeFileSync(file, words.replace('  name:', '  sample: true,\n  name:'));
  run('git init && git add content');
  expect(newSchool().said).toContain('content/ has changes that aren’t committed');
  expect(existsSync(join(project, 'content', 'our-garden.ts'))).toBe(true);
  run('git -c user.name=A -c user.email=a@b.example commit -m Sample');
  const { said, status } = newSchool();
  expect(said).toContain(`content/ is now the website of ${name}.`);
  expect(said).toMatch(/Write the town, the two letters.*“telephone” isn’t a valid phone number/s);
  expect(status).toBe(0);
  // Next would look for packages only in this repository.
  rmSync(repository, { recursive: true });

  const port = await findFreePort(4900);
  const env = { ...previewEnvironment(port), EXPORT_DIR: 'finished', GITHUB_ACTIONS: '' };
  const build = run('npm run build', '', env);
  expect(build.status, build.said).toBe(0);
  const url = await startPreview({ directory: join(project, 'finished'), port, outbox: project });
  for (const { path } of shortSchool.rows) {
    await page.goto(url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(url);
  await expect(page).toHaveTitle(`${name} | Ottawa, ON`);
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.locator('mark').first()).toHaveText('What would a visitor see at the door?');
});
