import { expect, type Page } from '@playwright/test';

/** Loads lazy images now. Fails if the browser can't draw one of them. */
export async function loadImages(page: Page): Promise<void> {
  // Decoding also fails while the browser switches files, so try again.
  await expect(() =>
    page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      // The browser chooses the files for this screen before the next frame.
      await new Promise(requestAnimationFrame);
      const visible = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(visible.map((image) => image.decode()));
    }),
  ).toPass({ timeout: 15_000 });
}
