import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { phone } from './screens';

/** The phone that pages are measured on. */
export const measuredPhone = { viewport: phone, deviceScaleFactor: 3, isMobile: true };

/** A file that a page loads: its address, Playwright's word for its type, its bytes as sent. */
export interface LoadedFile {
  url: string;
  type: string;
  bytes: number;
}

/**
 * Visits a page, and lists what it loads from its own host before anybody scrolls, including an
 * island's bundle.
 */
export async function loadedFiles(page: Page, url: string): Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).origin !== new URL(url).origin) return;
    const file = { url: response.url(), type: response.request().resourceType() };
    files.push(response.body().then((body) => ({ ...file, bytes: sentBytes(file.url, body) })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (await page.locator('[data-island]').count()) {
    await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
  }
  return Promise.all(files);
}

/** The bytes of all files together, or of those of one type. */
export function totalBytes(files: LoadedFile[], type?: string): number {
  const counted = files.filter((file) => !type || file.type === type);
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** How many milliseconds the empty form on a page takes to answer a tap, 0.5 s after load, on a slow phone. */
export async function tapDelay(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(measuredPhone);
  const session = await page.context().newCDPSession(page);
  const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  await page.waitForTimeout(500);
  const delay = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
    while (!document.querySelector('[aria-invalid=true]')) await new Promise(requestAnimationFrame);
    return Math.round(performance.now() - start);
  });
  await page.close();
  return delay;
}

/** Hosts send text in brotli; formats that are compressed already are sent as they are. */
function sentBytes(url: string, body: Buffer): number {
  return /\.(avif|jpg|png|woff2|ico)$/.test(url) ? body.length : brotliCompressSync(body).length;
}
