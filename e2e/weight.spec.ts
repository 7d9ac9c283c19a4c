import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { button, contactPage, fill, hydrated, newSender, success } from './contact-page';
import { expect, test } from './fixtures';
import { hasPage, live, secondSchool, sites } from './sites';

type Sent = { url: string; type: string; bytes: number };

/**
 * What a page makes the browser load by itself, an island's bundle included, where fonts and pictures
 * are slow to come.
 */
async function visit(page: Page, url: string): Promise<Sent[]> {
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
  const sent: Promise<Sent>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith('http://localhost')) return;
    const type = response.request().resourceType();
    sent.push(response.body().then((body) => ({ url, type, bytes: weight(url, body) })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (await page.locator('[data-island]').count()) await expect(hydrated(page)).toBeAttached();
  return Promise.all(sent);
}

/** What already is as small as it gets is sent as it is; all else as brotli. */
function weight(url: string, body: Buffer): number {
  return /\.(avif|jpg|png|woff2|ico)$/.test(url) ? body.length : brotliCompressSync(body).length;
}

const inWords = (sent: Sent[]) => sent.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');

// Firefox knows no phones, and bytes are the same in every browser.
test.describe('on a phone @chromium', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  for (const { name, url, content } of sites) {
    for (const { path } of content.pages.filter((row) => !row.sameAs)) {
      test(`${name}: ${path} stands still while it loads, and sends little`, async ({ page }) => {
        const sent = await visit(page, url(path));
        const hasIsland = await page.locator('[data-island]').count();

        await test.step('no script but an island’s, of at most 72 KB', () => {
          const scripts = sent.filter(({ type }) => type === 'script');
          const bytes = scripts.reduce((sum, each) => sum + each.bytes, 0);
          expect(bytes, inWords(scripts)).toBeLessThanOrEqual(hasIsland ? 72_000 : 0);
        });

        await test.step('beside pictures and letters one file, its icon and an island’s', () => {
          const others = sent.filter(({ type }) => !/^(image|font)$/.test(type));
          expect(others.length, inWords(sent)).toBeLessThanOrEqual(hasIsland ? 3 : 2);
        });

        await test.step('and nothing shifts', async () => {
          const shift = await page.locator('html').getAttribute('data-shift');
          expect(Number(shift ?? 0)).toBe(0);
        });
      });
    }
  }
});

if (hasPage(secondSchool, 'contact')) {
  test('sending a message loads no more script than the form', async ({ page }) => {
    const scripts: string[] = [];
    await page.goto(contactPage);
    await expect(hydrated(page)).toBeAttached();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await fill(page, newSender());
    await button(page).click();
    await expect(success(page)).toBeVisible();
    expect(scripts).toEqual([]);
  });
}

test('files with hashed names may be kept for ever, pages may not', async ({ request }) => {
  const html = readFileSync(join(live.directory, 'index.html'), 'utf8');
  const font = /\/_next\/static\/[^"]+\.woff2/.exec(html)?.[0] ?? '';
  const photo = /\/photos\/[^", ]+\.avif/.exec(html)?.[0] ?? '';
  for (const file of [font, photo]) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('immutable');
  }
  expect((await request.get('/')).headers()['cache-control'] ?? '').not.toContain('immutable');
});
