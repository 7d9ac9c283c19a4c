import { execFile, type ExecFileException } from 'node:child_process';
import { promisify } from 'node:util';
import { commandFile } from '../scripts/command';
import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const run = promisify(execFile);

/** What `npm run watch` prints about a site. */
async function watch(site: string): Promise<string> {
  const args = [commandFile('@playwright/test/cli'), 'test', '--config', 'e2e/watch'];
  const env = { ...process.env, SITE_URL: site };
  const { stdout } = await run(process.execPath, [...args, '--reporter=list'], { env }).catch(
    (error: ExecFileException) => error as { stdout: string },
  );
  return stdout;
}

test('the watch is content with a preview, and names what is wrong @chromium', async ({
  baseURL,
}) => {
  const site = baseURL + secondSchool.base;
  expect(await watch(site)).toMatch(/Worth a look: https:[^]*4 passed/);
  const found = await watch(`${site}/gone`);
  expect(found).toMatch(
    /2 failed[^]*the home page is there[^]*each address of the sitemap answers/,
  );
});
