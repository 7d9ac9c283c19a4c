import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { loadImages } from '../page/load-images';
import { desktop, phone } from '../screens';

/** Writes screenshots of pages into test-results/pages.html, where an editor reviews a change before it's published. */
export async function writeScreenshots(page: Page, addresses: string[]): Promise<void> {
  const style = '<style>img { max-width: 60%; vertical-align: top }</style>';
  const html = [`<!doctype html><meta charset="utf-8"><title>The pages</title>${style}`];
  for (const address of addresses) {
    html.push(`<h2>${address}</h2>`);
    await page.goto(address);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await loadImages(page);
      const bytes = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 40 });
      const source = `data:image/jpeg;base64,${bytes.toString('base64')}`;
      html.push(`<img src="${source}" alt="${viewport.width} px wide">`);
    }
  }
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/pages.html', html.join('\n'));
}
