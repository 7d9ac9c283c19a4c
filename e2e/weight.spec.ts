import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { previewDirectory } from '../scripts/preview-settings';
import { button, fill, hydrated, newSender, success } from './contact-page';
import { expect, test } from './fixtures';

const paths = pages.map((page) => page.path);

type Sent = { url: string; type: string; bytes: number };

/** What a page makes the browser load by itself, an island's bundle included. */
async function visit(page: Page, path: string): Promise<Sent[]> {
  const sent: Promise<Sent>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith('http://localhost')) return;
    const type = response.request().resourceType();
    sent.push(response.body().then((body) => ({ url, type, bytes: weight(url, body) })));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  if (await page.locator('[data-island]').count()) await expect(hydrated(page)).toBeAttached();
  return Promise.all(sent);
}

/** What already is as small as it gets is sent as it is; all else as brotli. */
function weight(url: string, body: Buffer): number {
  return /\.(avif|jpg|png|woff2|ico)$/.test(url) ? body.length : brotliCompressSync(body).length;
}

const inWords = (sent: Sent[]) => sent.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');

for (const path of paths) {
  // Firefox knows no phones, and bytes are the same in every browser.
  test.describe(`${path} on a phone @chromium`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

    test('sends no script but its island’s, of at most 72 KB, and few files', async ({ page }) => {
      const sent = await visit(page, path);
      const hasIsland = await page.locator('[data-island]').count();
      const scripts = sent.filter(({ type }) => type === 'script');
      const bytes = scripts.reduce((sum, each) => sum + each.bytes, 0);
      expect(bytes, inWords(scripts)).toBeLessThanOrEqual(hasIsland ? 72_000 : 0);
      expect(sent.length, inWords(sent)).toBeLessThanOrEqual(hasIsland ? 8 : 7);
    });

    test('does not shift while it loads', async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = (entry as unknown as { value: number }).value;
            const total = Number(document.documentElement.dataset.shift ?? 0);
            document.documentElement.dataset.shift = String(total + shift);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/*.{woff2,avif}', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBe(0);
    });
  });

  test(`${path} has nothing of Next’s runtime, and no script but its island’s loader`, async ({
    page,
  }) => {
    await page.goto(path);
    const scripts = await page
      .locator('script')
      .evaluateAll((all) =>
        all.map((each) => ({ type: each.getAttribute('type'), src: each.getAttribute('src') })),
      );
    const active = scripts.filter(
      ({ type }) => !['application/ld+json', 'speculationrules'].includes(type ?? ''),
    );
    const hasIsland = await page.locator('[data-island]').count();
    expect(active.map(({ src }) => src)).toEqual(hasIsland ? [null] : []);
    expect(await page.content()).not.toMatch(/__next_f|_next\/static\/chunks\/[^"]*\.js/);
  });

  test(`${path} has a policy that allows nothing by default and nothing inline`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/connect-src 'self'(;| http)/);
    expect(/frame-src/.test(policy!)).toBe((await page.locator('iframe').count()) > 0);
    const hasForm = await page.locator('form').count();
    expect(policy).toContain(hasForm ? 'form-action mailto:' : "form-action 'none'");
    expect(response?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(response?.headers()['x-content-type-options']).toBe('nosniff');
  });
}

test('sending a message loads no more script than the form', async ({ page }) => {
  const scripts: string[] = [];
  await page.goto('/contact');
  await expect(hydrated(page)).toBeAttached();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await fill(page, newSender());
  await button(page).click();
  await expect(success(page)).toBeVisible();
  expect(scripts).toEqual([]);
});

test('files with hashed names may be kept for ever, pages may not', async ({ request }) => {
  const html = readFileSync(join(process.cwd(), previewDirectory, 'index.html'), 'utf8');
  const font = /\/_next\/static\/[^"]+\.woff2/.exec(html)?.[0] ?? '';
  const photo = /\/photos\/[^", ]+\.avif/.exec(html)?.[0] ?? '';
  for (const file of [font, photo]) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('immutable');
  }
  expect((await request.get('/')).headers()['cache-control'] ?? '').not.toContain('immutable');
});
