import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import { secondSchool } from './sites';

for (const { path } of secondSchool.content.pages.filter((row) => !row.sameAs)) {
  test(`${path} shows pictures sharp enough for their box, in their own shape`, async ({
    page,
  }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(secondSchool.url(path));
      for (const image of await page.locator('main img:visible').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
          .toBeGreaterThan(0);
        const shown = await image.evaluate((img: HTMLImageElement) => {
          const widthsIn = (text: string) =>
            [...text.matchAll(/-(\d+)\.\w+\.(?:avif|jpg)/g)].map(([, width]) => Number(width));
          const [name = ''] = img.currentSrc.split('/').slice(-1);
          const srcsets = [...img.closest('picture')!.querySelectorAll('source')]
            .map(({ srcset }) => srcset)
            .filter((srcset) => srcset.includes(name));
          const { width, height } = img.getBoundingClientRect();
          const isCropped = getComputedStyle(img).objectFit === 'cover';
          return {
            width,
            file: widthsIn(name)[0],
            largest: Math.max(...widthsIn(srcsets.join())),
            distortion: isCropped ? 1 : width / height / (img.naturalWidth / img.naturalHeight),
          };
        });
        // A school's photograph may be smaller than a large screen: then it is the largest there is.
        const { width, file, largest, distortion } = shown;
        expect(file).toBeGreaterThanOrEqual(Math.min(width * 0.98, largest));
        expect(distortion).toBeCloseTo(1, 1);
      }
    }
  });
}
