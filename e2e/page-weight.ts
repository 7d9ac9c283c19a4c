import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { phone } from './screens';

/** The phone on which page weights are measured. */
export const measuredPhone = { viewport: phone, deviceScaleFactor: 3, isMobile: true };

/** A file that a page loads: its address, Playwright's resource type, and its bytes as sent. */
export interface LoadedFile {
  url: string;
  type: string;
  bytes: number;
  /** Of a page, what the first paint needs: its HTML up to the title and 1,500 characters of text below. */
  firstPaint?: number;
}

/**
 * Visits a page, and lists the files that it loads from its own host before a visitor scrolls,
 * including an island's bundle.
 */
export async function loadedFiles(page: Page, path: string): Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  const note = (response: Response) => {
    if (new URL(response.url()).hostname !== 'localhost') return;
    const file = { url: response.url(), type: response.request().resourceType() };
    files.push(
      response.body().then((body) => ({
        ...file,
        bytes: sentBytes(file.url, body),
        ...(file.type === 'document' && { firstPaint: firstPaintBytes(body.toString()) }),
      })),
    );
  };
  page.on('response', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (await page.locator('[data-island]').count()) {
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  }
  // The next page's files do not count.
  page.off('response', note);
  return Promise.all(files);
}

/** Hosts send text as brotli, and already compressed formats as they are. */
function sentBytes(address: string, body: Buffer): number {
  return /\.(avif|jpg|png|woff2|ico)$/.test(address)
    ? body.length
    : brotliCompressSync(body).length;
}

function firstPaintBytes(html: string): number {
  return brotliCompressSync(html.slice(0, html.indexOf('</h1>') + 1500)).length;
}

/** The bytes of all files together, or of all files of one type. */
export function totalBytes(files: LoadedFile[], type?: string): number {
  const counted = files.filter((file) => !type || file.type === type);
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}
