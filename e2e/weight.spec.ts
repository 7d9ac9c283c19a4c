import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './test';
import { phone } from './screens';
import { fixture } from './sites';

const { url, pages } = fixture;

// Playwright cannot emulate a phone in Firefox, and the bytes are the same in every browser.
test.describe('on a phone @chromium', () => {
  // What moves for most visitors must not shift.
  test.use({
    viewport: phone,
    deviceScaleFactor: 3,
    isMobile: true,
    reducedMotion: 'no-preference',
  });

  for (const { path } of pages) {
    test(`${path} does not shift while it loads, paints early, and is small`, async ({ page }) => {
      await recordShifts(page);
      const files = await loadedFiles(page, url(path));
      const listed = files.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
      const total = (counted: LoadedFile[]) => counted.reduce((sum, { bytes }) => sum + bytes, 0);
      const html = files.find(({ type }) => type === 'document')!;
      await test.step('at most 250 KB load before scrolling, with at most 72 KB of scripts and 21 KiB of HTML', () => {
        expect(total(files), listed).toBeLessThanOrEqual(250_000);
        expect(total(files.filter(({ type }) => type === 'script'))).toBeLessThanOrEqual(72_000);
        expect(html.bytes).toBeLessThanOrEqual(21 * 1024);
      });

      await test.step('the first paint needs at most 13 KiB: the HTML up to the title and 1,500 characters below', () => {
        const first = html.body.subarray(0, html.body.indexOf('</h1>') + 1500);
        expect(brotliCompressSync(first).length).toBeLessThanOrEqual(13 * 1024);
      });

      await test.step('nothing shifts by more than can be seen', async () => {
        const shift = await page.locator('html').getAttribute('data-shift');
        expect(Number(shift ?? 0)).toBeLessThanOrEqual(0.02);
      });
    });
  }

  test('on a slow first visit, both fonts arrive within a second of the first paint, and text is visible', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(url('/'), { waitUntil: 'networkidle' });

    const preloads = page.locator('link[rel=preload][as=font]');
    const urls = await preloads.evaluateAll((all) =>
      all.map((each) => (each as HTMLLinkElement).href),
    );
    expect(urls).toHaveLength(2);
    expect(requests.filter((url) => urls.includes(url)).sort()).toEqual(urls.sort());
    const { delays, faces } = await page.evaluate((fonts) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        delays: files
          .filter(({ name }) => fonts.includes(name))
          .map(({ responseEnd }) => responseEnd - paint!.startTime),
        faces: [...document.fonts].map(({ family, status, display }) => ({
          family,
          status,
          display,
        })),
      };
    }, urls);
    expect(delays).toHaveLength(2);
    for (const delay of delays) expect(delay).toBeLessThan(1000);
    for (const family of ['headingFont', 'textFont']) {
      expect(faces).toContainEqual({ family, status: 'loaded', display: 'swap' });
    }
  });
});

/** A file that a page loads: its address, Playwright's resource type, and its bytes as sent. */
interface LoadedFile {
  url: string;
  type: string;
  body: Buffer;
  bytes: number;
}

/**
 * Visits a page, and lists the files that it loads from its own host before a visitor scrolls,
 * including an island's bundle.
 */
async function loadedFiles(page: Page, path: string): Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).hostname === 'localhost') files.push(loadedFile(response));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  if (await page.locator('[data-island]').count())
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  return Promise.all(files);
}

async function loadedFile(response: Response): Promise<LoadedFile> {
  const body = await response.body();
  const url = response.url();
  // Hosts send text as brotli, and already compressed formats as they are.
  const isCompressed = /\.(avif|jpg|png|woff2|ico)$/.test(url);
  const bytes = isCompressed ? body.length : brotliCompressSync(body).length;
  return { url, type: response.request().resourceType(), body, bytes };
}

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
