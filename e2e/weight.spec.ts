import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pages } from '@/content/pages';
import { previewDirectory } from '../scripts/preview-settings';
import { expect, test } from './fixtures';

const KIB = 1024;
const paths = pages.map((page) => page.path);
const isContact = (path: string) => path === '/contact';

/** What already is as small as it gets is sent as it is; all else as brotli. */
function weight(url: string, body: Buffer): number {
  return /\.(avif|jpg|png|woff2|ico)$/.test(url) ? body.length : brotliCompressSync(body).length;
}

for (const path of paths) {
  // Firefox knows no phones, and bytes are the same in every browser.
  test.describe(`${path} on a phone @chromium`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

    test('is light: its bytes, requests and pictures keep to the budget', async ({ page }) => {
      const sent: { url: string; type: string; bytes: number }[] = [];
      page.on('response', async (response) => {
        const url = response.url();
        if (!url.startsWith('http://localhost')) return;
        sent.push({
          url,
          type: response.request().resourceType(),
          bytes: weight(url, await response.body()),
        });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const bytes = (type?: string) =>
        sent
          .filter((each) => !type || each.type === type)
          .reduce((sum, each) => sum + each.bytes, 0);
      const list = sent.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');

      expect(bytes('script'), list).toBe(0);
      expect(bytes('document'), list).toBeLessThanOrEqual((isContact(path) ? 14 : 12) * KIB);
      expect(bytes('image'), list).toBeLessThanOrEqual(35 * KIB);
      expect(bytes(), list).toBeLessThanOrEqual((path === '/' ? 60 : 70) * KIB);
      expect(sent.length, list).toBeLessThanOrEqual(7);
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

  if (!isContact(path)) {
    test(`${path} has no script that executes`, async ({ page }) => {
      await page.goto(path);
      const types = await page
        .locator('script')
        .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).type));
      expect(
        types.filter((type) => !['application/ld+json', 'speculationrules'].includes(type)),
      ).toEqual([]);
    });
  }

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
    expect(/connect-src/.test(policy!)).toBe(isContact(path));
    expect(/frame-src/.test(policy!)).toBe(path === '/enrollment-inquiry');
    expect(policy).toContain(isContact(path) ? 'form-action mailto:' : "form-action 'none'");
    expect(response?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(response?.headers()['x-content-type-options']).toBe('nosniff');
  });
}

test('the form needs at most 120 KB of script, and 18 KB more at the first send', async ({
  page,
}) => {
  const scripts: { url: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ url: response.url(), bytes: weight(response.url(), await response.body()) });
  });
  const sum = () => scripts.reduce((total, { bytes }) => total + bytes, 0);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Parent');
  await expect(page.locator('form[data-hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const atLoad = sum();
  // Without the payload, which is the page's own words, in the first of them.
  expect(atLoad).toBeLessThanOrEqual(145 * KIB);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Cell Phone').fill('413');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Contact form sent successfully!')).toBeVisible();
  expect(sum() - atLoad).toBeLessThanOrEqual(18 * KIB);
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
