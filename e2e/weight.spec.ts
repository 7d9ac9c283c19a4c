import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './test';
import { phone } from './screens';
import { fixture } from './fixture-site';

const { url, pages } = fixture;

// Only Chromium reports layout shifts, and Playwright can't emulate a phone in Firefox.
test.describe('on a phone @chromium', () => {
  test.use({
    viewport: phone,
    deviceScaleFactor: 3,
    isMobile: true,
    // Animations could shift the page.
    reducedMotion: 'no-preference',
  });

  for (const { path } of pages) {
    test(`${path} loads fast and doesn’t shift`, async ({ page }) => {
      await recordShifts(page);
      const responses: Response[] = [];
      page.on('response', (response) => {
        if (response.url().startsWith('http://localhost')) responses.push(response);
      });
      const html = await (await page.goto(url(path), { waitUntil: 'networkidle' }))!.body();
      if (await page.locator('[data-island]').count())
        await page.locator('[data-script=running]').waitFor({ state: 'attached' });

      // A visitor who doesn't scroll loads no more.
      const files = await Promise.all(responses.map(weigh));
      const scripts = files.filter(({ name }) => name.endsWith('.js'));
      expect(sumOf(files), JSON.stringify(files)).toBeLessThanOrEqual(250_000);
      expect(sumOf(scripts)).toBeLessThanOrEqual(67_000);
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(21 * 1024);
      // The first paint needs the HTML up to the heading and 1,500 characters more.
      const first = html.subarray(0, html.indexOf('</h1>') + 1500);
      expect(brotliCompressSync(first).length).toBeLessThanOrEqual(13 * 1024);
      // People notice larger shifts.
      const shift = await page.locator('html').getAttribute('data-shift');
      expect(Number(shift)).toBeLessThanOrEqual(0.02);
    });
  }
});

const sumOf = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** A file's name and its size in bytes as hosts send it: text as brotli, compressed formats as they are. */
async function weigh(response: Response) {
  const [body, name] = [await response.body(), new URL(response.url()).pathname];
  const isCompressed = /\.(avif|jpg|png|woff2|ico)$/.test(name);
  return { name, bytes: isCompressed ? body.length : brotliCompressSync(body).length };
}

/** Delays fonts and photos and adds up layout shifts in `data-shift`. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset.shift = String(Number(dataset.shift ?? 0) + Object(entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.{woff2,avif}', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
}
