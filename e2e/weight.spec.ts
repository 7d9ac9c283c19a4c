import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { loadedFiles, measuredPhone, totalBytes, type LoadedFile } from './page-weight';
import { fixture } from './sites';

const { url, pages } = fixture;

/** Delays fonts and photos, and adds up the page's layout shifts while it loads. */
async function recordShifts(page: Page): Promise<void> {
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
}

const listed = (files: LoadedFile[]) => files.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');

// Playwright cannot emulate a phone in Firefox, and the bytes are the same in every browser.
test.describe('on a phone @chromium', () => {
  test.use(measuredPhone);

  for (const { path } of pages) {
    test(`${path} does not shift while it loads, paints early, and is small`, async ({ page }) => {
      await recordShifts(page);
      const files = await loadedFiles(page, url(path));
      await test.step('at most 250 KB load before scrolling, with at most 72 KB of scripts and 21 KiB of HTML', () => {
        expect(totalBytes(files), listed(files)).toBeLessThanOrEqual(250_000);
        expect(totalBytes(files, 'script')).toBeLessThanOrEqual(72_000);
        expect(totalBytes(files, 'document')).toBeLessThanOrEqual(21 * 1024);
      });

      await test.step('what the first paint needs is small', async () => {
        const html = files.find(({ type }) => type === 'document')!;
        expect(html.firstPaint).toBeLessThanOrEqual(13_312);
      });

      await test.step('nothing shifts by more than can be seen', async () => {
        const shift = await page.locator('html').getAttribute('data-shift');
        expect(Number(shift ?? 0)).toBeLessThanOrEqual(0.02);
      });
    });
  }
});
