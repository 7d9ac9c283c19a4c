import { expect, type Page } from '@playwright/test';
import { loadImages } from './load-images';

/** Expects each photo to have enough pixels for its box and to keep its proportions. */
export async function expectSharpPhotos(page: Page): Promise<void> {
  await loadImages(page);
  // A drawing has no `srcset`.
  const photos = await page
    .locator('main img[srcset]:visible')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((img) => {
        const widthsIn = (text: string) =>
          Array.from(text.matchAll(/-(\d+)\.\w+\.avif/g), ([, width]) => Number(width));
        const { width, height } = img.getBoundingClientRect();
        return {
          // A box with another aspect ratio crops the photo, so both dimensions must be large enough.
          needed: 0.98 * Math.max(width, height * (img.naturalWidth / img.naturalHeight)),
          chosen: widthsIn(img.currentSrc)[0],
          largest: Math.max(...widthsIn(img.parentElement!.innerHTML)),
          fit: getComputedStyle(img).objectFit,
        };
      }),
    );
  // If the original is too small for the box, the page must use the largest file.
  for (const { needed, chosen, largest, fit } of photos) {
    expect(chosen).toBeGreaterThanOrEqual(Math.min(needed, largest));
    expect(fit).toBe('cover');
  }
}
