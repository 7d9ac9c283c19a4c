/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreview, type Preview } from '@/scripts/preview';
import { formPath } from '@/scripts/sample-form';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const site = join(folder, 'site');
const outbox = join(folder, 'outbox');
let preview: Preview;
let address: string;

const files = {
  'index.html': 'home page',
  'programs.html': 'programs page',
  '404.html': 'unknown page',
  'style.css': 'p {}',
  _headers: '/*\n  X-Everywhere: yes\n/programs\n  X-Programs: yes\n',
};

beforeAll(async () => {
  mkdirSync(join(site, 'programs'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  preview = await start();
  address = `http://127.0.0.1:${preview.port}`;
});

afterAll(async () => {
  await preview.close();
  rmSync(folder, { recursive: true });
});

function start(base?: string): Promise<Preview> {
  return startPreview({ directory: site, port: 0, outbox, base });
}

describe('the preview, as a static host', () => {
  it.each([
    ['/', 200, 'home page'],
    ['/programs', 200, 'programs page'],
    ['/programs?from=home', 200, 'programs page'],
    ['/style.css', 200, 'p {}'],
    ['/nowhere', 404, 'unknown page'],
    ['/programs/nowhere', 404, 'unknown page'],
    ['/%zz', 404, 'unknown page'],
    ['/..%2f..%2fetc/passwd', 404, 'unknown page'],
    ['/_headers', 404, 'unknown page'],
  ])('answers %s with %i and its page', async (path, status, text) => {
    const response = await fetch(address + path);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('gives pages the type of pages, the unknown one too', async () => {
    for (const path of ['/programs', '/nowhere']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
    }
  });

  it('takes no form that is posted to a page', async () => {
    const response = await fetch(`${address}/programs`, { method: 'POST', body: 'a=b' });
    expect(response.status).toBe(405);
  });

  it('applies every rule of _headers that matches', async () => {
    const names = ['x-everywhere', 'x-programs'];
    const seen = async (path: string) => {
      const { headers } = await fetch(address + path);
      return names.map((name) => headers.get(name));
    };
    expect(await seen('/programs')).toEqual(['yes', 'yes']);
    expect(await seen('/style.css')).toEqual(['yes', null]);
    expect(await seen('/nowhere')).toEqual(['yes', null]);
  });

  it('shows a site that was built again while it runs', async () => {
    writeFileSync(join(site, 'new.html'), 'new page');
    expect(await (await fetch(`${address}/new`)).text()).toBe('new page');
  });

  it('serves a site under a path, and nothing beside it', async () => {
    const below = await start('/repo');
    const answers = ['/repo/', '/repo/programs', '/repo/nowhere', '/programs', '/repository'].map(
      async (path) => {
        const response = await fetch(`http://127.0.0.1:${below.port}${path}`);
        return [response.status, await response.text()];
      },
    );
    expect(await Promise.all(answers)).toEqual([
      [200, 'home page'],
      [200, 'programs page'],
      [404, 'unknown page'],
      [404, 'Not Found'],
      [404, 'Not Found'],
    ]);
    expect(below.url).toBe(`http://localhost:${below.port}/repo`);
    await below.close();
  });

  it('listens at no address but its own loopback one', async () => {
    const outer = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address: ours }) => ours);
    for (const ours of ['127.0.0.2', ...outer]) {
      await expect(
        fetch(`http://${ours}:${preview.port}/`, { signal: AbortSignal.timeout(1000) }),
      ).rejects.toThrow();
    }
    expect((await fetch(address)).status).toBe(200);
  });

  it('says in a sentence that there is nothing to serve, or no room at the port', async () => {
    const missing = startPreview({ directory: join(folder, 'none'), port: 0, outbox });
    await expect(missing).rejects.toThrow(/There is no finished site in .*none.*npm run build/);
    const taken = startPreview({ directory: site, port: preview.port, outbox });
    await expect(taken).rejects.toThrow(`Port ${preview.port} cannot be used`);
  });
});

describe('the preview, as the school’s online form', () => {
  it('says first that it is a sample', async () => {
    const response = await fetch(address + formPath);
    const page = await response.text();
    const words = page.slice(page.indexOf('<body')).replace(/<[^>]*>/g, '');
    expect(response.status).toBe(200);
    expect(words.trim()).toMatch(/^This is a sample\./);
    expect(page).not.toContain('<script');
  });
});
