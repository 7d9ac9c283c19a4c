import { mkdirSync, writeFileSync } from 'node:fs';
import pages from '@/content/pages';
import { testPages } from '../page/every-page';
import { loadImages } from '../page/load-images';
import { desktop, phone } from '../screens';
import { test } from '../test';
import { builtAddress } from './serve-out';

const { origin, base } = builtAddress();
const url = (path: string) => base + path;

// An editor reviews a change there before it's published.
test('test-results/pages.html has screenshots of all pages', async ({ page }) => {
  test.setTimeout(60_000 + pages.rows.length * 10_000);
  const style = '<style>img { max-width: 60%; vertical-align: top }</style>';
  const html = [`<!doctype html><meta charset="utf-8"><title>The pages</title>${style}`];
  for (const { path } of pages.rows) {
    html.push(`<h2>${path}</h2>`);
    await page.goto(url(path));
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
});

testPages({ pages: pages.rows, url }, origin);
