import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { desktop, phone } from '../screens';

/**
 * Writes screenshots of pages, as a phone and a computer show them, into one HTML file that needs no
 * other file. An editor looks at it before a change is published.
 *
 * @param url returns the address of a page's path
 */
export async function writePictures(
  page: Page,
  paths: string[],
  url: (path: string) => string,
  file: string,
): Promise<void> {
  const style = '<style>img { max-width: 60%; vertical-align: top }</style>';
  const parts = [`<!doctype html><meta charset="utf-8"><title>The pages</title>${style}`];
  for (const path of paths) {
    parts.push(`<h2>${path}</h2>`);
    await page.goto(url(path));
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await loadPictures(page);
      const bytes = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 40 });
      const source = `data:image/jpeg;base64,${bytes.toString('base64')}`;
      parts.push(`<img src="${source}" alt="${viewport.width} px wide">`);
    }
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, parts.join('\n'));
}

/** Loads the pictures that a browser otherwise loads only when a visitor scrolls to them. */
export function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // Before the next frame, the browser chooses the files for this screen.
    await new Promise(requestAnimationFrame);
    const visible = [...document.images].filter((image) => image.checkVisibility());
    // It refuses to decode a file that it replaces by another one.
    const broken: string[] = [];
    const decode = (image: HTMLImageElement) =>
      image
        .decode()
        .catch(() => image.decode())
        .catch(() => broken.push(image.currentSrc));
    await Promise.all(visible.map(decode));
    if (broken.length) throw new Error(`No browser can draw ${broken.join(', ')}.`);
  });
}
