import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import { secondSchool } from './sites';

for (const { path } of secondSchool.content.pages.filter((row) => !row.sameAs)) {
  test(`${path} shows photos sharp enough for their box, in their own shape`, async ({ page }) => {
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
            [...text.matchAll(/-(\d+)\.\w+\.avif/g)].map(([, width]) => Number(width));
          const [name = ''] = img.currentSrc.split('/').slice(-1);
          const offered = [...(img.closest('picture')?.children ?? [img])] as HTMLImageElement[];
          const srcsets = offered
            .map(({ srcset }) => srcset)
            .filter((srcset) => srcset.includes(name));
          const { width, height } = img.getBoundingClientRect();
          return {
            // A box of another shape cuts the photo, which must be large enough both ways.
            width: Math.max(width, height * (img.naturalWidth / img.naturalHeight)),
            file: widthsIn(name)[0],
            largest: Math.max(...widthsIn(srcsets.join())),
            fit: getComputedStyle(img).objectFit,
          };
        });
        // A school's photograph may be smaller than a large screen: then it is the largest there is.
        const { width, file, largest, fit } = shown;
        expect(file).toBeGreaterThanOrEqual(Math.min(width * 0.98, largest));
        expect(fit).toBe('cover');
      }
    }
  });
}
