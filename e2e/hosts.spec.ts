import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { filesIn } from '../scripts/files';
import { findFreePort } from '../scripts/free-port';
import { headersFor } from '../scripts/headers-file';
import { expect, test } from './fixtures';
import { unconnected } from './sites';

/**
 * The README's recipes, word for word, with the hosts' own programs if they are installed. They need no
 * browser, so they run once.
 */
const readme = readFileSync('README.md', 'utf8');
const recipe = (language: string, mark: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))]
    .map(([, text = '']) => text)
    .find((text) => text.includes(mark)) ?? '';

/** A folder in which the finished site is `out/`, as the recipes have it. */
function makeWorkplace(): string {
  const folder = resolve(test.info().outputPath('host'));
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve(unconnected.directory), join(folder, 'out'));
  return folder;
}

const starts = (program: string, option: string) => spawnSync(program, [option]).status === 0;

test('nginx serves the site as the README configures it @chromium', async () => {
  const nginx = ['nginx', '/usr/sbin/nginx'].find((each) => starts(each, '-v'));
  test.skip(!nginx, 'nginx is not installed here.');
  const folder = makeWorkplace();
  execFileSync('bash', ['-c', recipe('bash', 'headers.conf')], { cwd: folder });
  const port = await findFreePort(8200);
  const server = recipe('nginx', 'server {')
    .replace('server {', `server { listen 127.0.0.1:${port};`)
    .replace('/var/www/school', join(folder, 'out'))
    .replace('/etc/nginx/headers.conf', join(folder, 'headers.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((each) => `${each}_temp_path ${each};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user ${userInfo().username}; daemon off; pid nginx.pid; events {}\n` +
      `http { include /etc/nginx/mime.types; access_log off; ${paths}\n${server}}\n`,
  );
  await expectServed(nginx!, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], folder, port, 301);
});

test('Cloudflare’s workerd serves the site as the README configures it @chromium', async () => {
  test.setTimeout(120_000);
  const isInstalled = starts('wrangler', '--version');
  test.skip(
    !isInstalled,
    'wrangler is not installed here, or Node is older than 22: see test.yml.',
  );
  const folder = makeWorkplace();
  writeFileSync(join(folder, 'wrangler.toml'), recipe('toml', 'not_found_handling'));
  const port = await findFreePort(8300);
  await expectServed('wrangler', ['dev', '--ip=127.0.0.1', `--port=${port}`], folder, port, 307);
});

/** Starts a host, and requests what visitors request. */
async function expectServed(
  program: string,
  args: string[],
  cwd: string,
  port: number,
  moved: number,
): Promise<void> {
  const host = spawn(program, args, {
    cwd,
    // Nothing leaves this computer.
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    stdio: 'ignore',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    const ask = (path: string) => fetch(url + path, { redirect: 'manual' });
    await expect
      .poll(async () => (await ask('/').catch(() => undefined))?.status, { timeout: 60_000 })
      .toBe(200);
    const rules = readFileSync(join(unconnected.directory, '_headers'), 'utf8');
    const expectHeaders = ({ headers }: Response, path: string) => {
      const expected = Object.fromEntries(headersFor(rules, path));
      expect(Object.fromEntries(headers), path).toMatchObject(expected);
    };

    const { path } = unconnected.content.pages.find((row) => row.path !== '/')!;
    const page = await ask(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(await page.text()).toBe(
      readFileSync(join(unconnected.directory, `${path}.html`), 'utf8'),
    );
    expectHeaders(page, path);

    const slashed = await ask(`${path}/`);
    expect([slashed.status, slashed.headers.get('location')]).toEqual([moved, path]);

    const notFound = readFileSync(join(unconnected.directory, '404.html'), 'utf8');
    for (const unknown of ['/no-such-page', '/no/such/page', '/_headers']) {
      const answer = await ask(unknown);
      expect([unknown, answer.status, await answer.text()]).toEqual([unknown, 404, notFound]);
      expectHeaders(answer, unknown);
    }

    const files = await filesIn(unconnected.directory);
    for (const [ending, type] of [
      ['.vcf', /^text\/(x-)?vcard\b/],
      ['.webmanifest', /^application\/manifest\+json\b/],
      ['.ics', /^text\/calendar\b/],
      ['.avif', /^image\/avif$/],
      ['.woff2', /^font\/woff2$/],
      ['.js', /^(text|application)\/javascript\b/],
    ] as const) {
      const path = `/${files.find((file) => file.endsWith(ending))}`;
      const answer = await ask(path);
      expect(answer.headers.get('content-type'), path).toMatch(type);
      expectHeaders(answer, path);
    }
  } finally {
    host.kill();
    if (host.exitCode === null) await once(host, 'exit');
  }
}
