import type { Page } from '@playwright/test';
import { expect } from '../test';

/** Expects each photo of a page to have enough pixels for its box, and its own proportions. */
export async function expectSharpPhotos(page: Page): Promise<void> {
  for (const image of await page.locator('main img:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    const photo = await image.evaluate((img: HTMLImageElement) => {
      const widthsIn = (text: string) =>
        [...text.matchAll(/-(\d+)\.\w+\.avif/g)].map(([, width]) => Number(width));
      const name = img.currentSrc.split('/').at(-1)!;
      const sources = [...(img.closest('picture')?.children ?? [img])] as HTMLImageElement[];
      const { srcset } = sources.find((source) => source.srcset.includes(name))!;
      const { width, height } = img.getBoundingClientRect();
      return {
        // A box of other proportions crops the photo, which must be wide enough and high enough.
        width: Math.max(width, height * (img.naturalWidth / img.naturalHeight)),
        file: widthsIn(name)[0],
        largest: Math.max(...widthsIn(srcset)),
        fit: getComputedStyle(img).objectFit,
      };
    });
    // If a school's photograph is too small for the box, the page must use its largest file.
    const { width, file, largest, fit } = photo;
    expect(file).toBeGreaterThanOrEqual(Math.min(width * 0.98, largest));
    expect(fit).toBe('cover');
  }
}
