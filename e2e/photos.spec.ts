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
          const { box, file, largest } = await image.evaluate((img: HTMLImageElement) => {
            const widthsIn = (text: string) =>
              [...text.matchAll(/-(\d+)\.\w+\.(?:avif|jpg)/g)].map(([, width]) => Number(width));
            const [name = ''] = img.currentSrc.split('/').slice(-1);
            const srcsets = [...img.closest('picture')!.querySelectorAll('source')]
              .map(({ srcset }) => srcset)
              .filter((srcset) => srcset.includes(name));
            return {
              box: img.getBoundingClientRect().width,
              file: widthsIn(name)[0],
              largest: Math.max(...widthsIn(srcsets.join())),
            };
          });
          // A school's photograph may be smaller than a large screen: then it is the largest there is.
          expect(file).toBeGreaterThanOrEqual(Math.min(box * 0.98, largest));
        }
      }
    });
  }
}
