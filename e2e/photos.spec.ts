import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { loadImages } from './page/load-images';
import { desktop, phone } from './screens';
import { fixture } from './fixture-site';

for (const { path } of fixture.pages) {
  test(`the photos on ${path} are sharp on phones and computers`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(fixture.url(path));
    await expectSharpPhotos(page);
    await page.setViewportSize(desktop);
    await expectSharpPhotos(page);
  });
}

/** Expects each photo to have enough pixels for its box and to keep its proportions. */
async function expectSharpPhotos(page: Page): Promise<void> {
  await loadImages(page);
  const photos = await page.locator('main img:visible').evaluateAll((images: HTMLImageElement[]) =>
    images.map((img) => {
      const widthsIn = (text: string) =>
        [...text.matchAll(/-(\d+)\.\w+\.avif/g)].map(([, width]) => Number(width));
      const name = img.currentSrc.split('/').at(-1)!;
      const sources = [...img.parentElement!.children] as HTMLImageElement[];
      const { srcset } = sources.find((source) => source.srcset.includes(name))!;
      const { width, height } = img.getBoundingClientRect();
      return {
        // A box with another aspect ratio crops the photo, so both dimensions must be large enough.
        width: Math.max(width, height * (img.naturalWidth / img.naturalHeight)),
        file: widthsIn(name)[0],
        largest: Math.max(...widthsIn(srcset)),
        fit: getComputedStyle(img).objectFit,
      };
    }),
  );
  // If the original is too small for the box, the page must use the largest file.
  for (const { width, file, largest, fit } of photos) {
    expect(file).toBeGreaterThanOrEqual(Math.min(width * 0.98, largest));
    expect(fit).toBe('cover');
  }
}
