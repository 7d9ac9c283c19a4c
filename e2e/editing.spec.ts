import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../scripts/preview/free-port';
import { expect, test } from './test';
import { fixtureProject as project } from './sites';

// A page of the editing server requests what the export does not need.
test.use({ allowed: [/./] });
// The server compiles each page when a browser first asks for it, perhaps on a busy machine.
const eventually = expect.configure({ timeout: 60_000 });

test('the editing server shows words as they are saved, and each mistake until it is corrected @chromium', async ({
  page,
}) => {
  test.setTimeout(5 * 60_000);
  const port = await findFreePort(4800);
  const options = ['--import', 'tsx', 'scripts/edit.ts', '--port', String(port)];
  const env = { ...process.env, SITE_DAY: '2031-09-01' };
  const server = spawn(process.execPath, options, { cwd: project, env, stdio: 'ignore' });
  try {
    const url = `http://127.0.0.1:${port}`;
    await eventually.poll(() => fetch(url).catch(() => undefined)).toMatchObject({ status: 200 });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const file = join(project, 'content', 'home.ts');
    const words = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      words.replace('Four acres,', 'Five acres in 2020-2021,').replace('atelier', 'attic'),
    );
    await eventually(page.getByRole('heading', { name: 'Five acres' })).toBeVisible();
    const bar = page.getByRole('group').filter({ hasText: /To correct|Worth a look/ });
    await eventually(bar).toContainText('To correct: 1 · Worth a look: 1');
    await expect(bar.getByRole('listitem')).toHaveText([
      /^content\/home\.ts:\d+: content\/photos\.ts has no photo called “attic”/,
      /^content\/home\.ts:\d+: this says 2020-2021, and the school year is 2031-2032/,
    ]);
    await eventually(page.getByRole('img', { name: 'attic' })).toBeAttached();
    writeFileSync(file, words);
    await eventually(page.getByRole('heading', { name: 'Four acres' })).toBeVisible();
    await eventually(bar).toHaveCount(0);
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
});
