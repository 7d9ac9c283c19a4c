import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@/scripts/preview/free-port';
import { fixtureProject as project, makeFixture } from '../fixture-site';
import { expect, test } from '../test';

// Pages of the editing server log errors that the export doesn't have.
test.use({ allowed: [/./] });

test('a save appears on the page, and its mistakes once in the terminal', async ({ page }) => {
  await makeFixture(project);
  const file = join(project, 'content', 'home.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('Four acres,', 'Five acres,').replace('atelier', 'attic'));

  const port = await findFreePort(4800);
  const options = ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)];
  const server = spawn(process.execPath, options, { cwd: project });
  let terminal = '';
  server.stdout.on('data', (data) => (terminal += data));
  server.stderr.on('data', (data) => (terminal += data));
  try {
    const mistake = /content\/home\.ts:\d+: content\/photos\.ts has no photo called “attic”/;
    await expect.poll(() => terminal).toMatch(mistake);
    await expect.poll(() => terminal).toContain('Ready in');
    await page.goto(`http://127.0.0.1:${port}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: 'Five acres' })).toBeVisible();

    terminal = '';
    writeFileSync(file, text.replace('"Four acres', 'Four acres'));
    await expect.poll(() => terminal).toContain('quotation marks around this text');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => terminal).toMatch(/GET \/ .*500/);

    writeFileSync(file, text);
    await expect.poll(() => terminal).toContain('There are no mistakes in content/.');
    expect(terminal).toContain('Fix these, then save again.');
    // Next's errors about the same mistake.
    expect(terminal).not.toContain('⨯');
    await expect(page.getByRole('heading', { name: 'Four acres' })).toBeVisible();
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
});

test('mistakes are in the terminal even if a file can’t be written', async () => {
  const folder = '.preview/unwritable';
  await makeFixture(folder);
  // A folder in the place of a file.
  mkdirSync(join(folder, '.generated', 'photos.json'), { recursive: true });
  writeFileSync(join(folder, 'content', 'site.ts'), 'export default {');
  const options = ['--import', 'tsx', 'scripts/content.ts', 'edit'];
  const { stderr } = spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain('content/site.ts:1: ');
});
