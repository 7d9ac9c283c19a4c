import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { headersFor } from '../scripts/preview/headers-file';
import { findFreePort } from '../scripts/preview/free-port';
import { expect, test } from './fixtures';
import { secondSchool } from './sites';

test('Cloudflare’s own server serves the site as wrangler.toml says', async () => {
  const { directory, pages } = secondSchool;
  const folder = test.info().outputPath('host');
  mkdirSync(folder, { recursive: true });
  const settings = readFileSync('wrangler.toml', 'utf8').replace('./out', resolve(directory));
  writeFileSync(join(folder, 'wrangler.toml'), settings);
  const port = await findFreePort(8300);
  const host = spawn('wrangler', ['dev', '--ip=127.0.0.1', `--port=${port}`], {
    cwd: folder,
    // Nothing leaves this computer.
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    stdio: 'ignore',
  });
  try {
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await expect.poll(() => ask('/').catch(() => ({ ok: false }))).toMatchObject({ ok: true });
    const path = pages.find(({ id }) => id === 'tuition')!.path;
    const page = await ask(path);
    expect(await page.text()).toBe(readFileSync(join(directory, `${path}.html`), 'utf8'));
    const sent = headersFor(readFileSync(join(directory, '_headers'), 'utf8'), path);
    expect(Object.fromEntries(page.headers)).toMatchObject(Object.fromEntries(sent));
    expect((await ask(`${path}/`)).url).toBe(`http://127.0.0.1:${port}${path}`);
    const unknown = await ask('/no/such/page');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toBe(readFileSync(join(directory, '404.html'), 'utf8'));
  } finally {
    host.kill();
    if (host.exitCode === null) await once(host, 'exit');
  }
});
