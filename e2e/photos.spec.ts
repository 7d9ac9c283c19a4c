import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import { sites } from './sites';

for (const { name, url, content } of sites) {
  for (const { path } of content.pages.filter((row) => !row.sameAs)) {
    test(`${name}: ${path} shows pictures sharp enough for their box`, async ({ page }) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await page.goto(url(path));
        for (const image of await page.locator('main img').all()) {
          await image.scrollIntoViewIfNeeded();
          await expect
            .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
            .toBeGreaterThan(0);
          const { box, file } = await image.evaluate((img: HTMLImageElement) => ({
            box: img.getBoundingClientRect().width,
            file: Number(/-(\d+)\./.exec(img.currentSrc)?.[1]),
          }));
          expect(file).toBeGreaterThanOrEqual(box * 0.98);
        }
      }
    });
  }
}
