import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { phone } from '../screens';

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
export async function loadedFiles(page: Page, path: string): Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  const note = (response: Response) => {
    if (new URL(response.url()).hostname !== 'localhost') return;
    const file = { url: response.url(), type: response.request().resourceType() };
    files.push(response.body().then((body) => ({ ...file, bytes: sentBytes(file.url, body) })));
  };
  page.on('response', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (await page.locator('[data-island]').count()) {
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  }
  // The next page's files are not this page's.
  page.off('response', note);
  return Promise.all(files);
}

/** Hosts send text in brotli; formats that are compressed already are sent as they are. */
function sentBytes(address: string, body: Buffer): number {
  return /\.(avif|jpg|png|woff2|ico)$/.test(address)
    ? body.length
    : brotliCompressSync(body).length;
}

/** The bytes of all files together, or of those of one type. */
export function totalBytes(files: LoadedFile[], type?: string): number {
  const counted = files.filter((file) => !type || file.type === type);
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The files of a page as a row of the README's table, in KiB. */
export function formatWeight(path: string, files: LoadedFile[]): string {
  const cells = ['document', 'script', 'image', 'font', undefined].map((type) =>
    (totalBytes(files, type) / 1024).toFixed(1),
  );
  return `| ${[path, ...cells, files.length].join(' | ')} |`;
}
