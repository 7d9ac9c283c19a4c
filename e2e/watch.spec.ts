import { execFile, type ExecFileException } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandFile } from '../scripts/command';
import { startPreview } from '../scripts/preview';
import { expect, test } from './fixtures';
import { outboxDirectory, secondSchool } from './sites';

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

test('the watch is content with a preview, and names what is wrong with one @chromium', async ({
  baseURL,
}) => {
  const { base, directory, content } = secondSchool;
  const { path } = content.pages.find(({ id }) => id === 'tuition')!;
  expect(await watch(baseURL + base)).toContain('5 passed');

  const copy = test.info().outputPath('site');
  cpSync(directory, copy, { recursive: true });
  const preview = await startPreview({
    directory: copy,
    base,
    port: 0,
    outbox: outboxDirectory,
  });
  try {
    const sitemap = join(copy, 'sitemap.xml');
    const here = readFileSync(sitemap, 'utf8').replaceAll(baseURL + base, preview.url);
    writeFileSync(sitemap, here);
    writeFileSync(join(copy, 'built.txt'), '2021-01-01T12:00:00Z');
    rmSync(join(copy, `${path}.html`));
    const found = await watch(preview.url);
    expect(found).toContain('It was built at 2021-01-01T12:00:00Z: look at the last run');
    expect(found).toContain(preview.url + path);
    expect(found).toContain('2 failed');
    expect(found).toContain('3 passed');
  } finally {
    await preview.close();
  }
});
