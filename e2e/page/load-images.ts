import type { Page } from '@playwright/test';

/** Loads lazy images now. */
export function loadImages(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // The browser chooses the files for this screen before the next frame.
    await new Promise(requestAnimationFrame);
    const visible = [...document.images].filter((image) => image.checkVisibility());
    // Decoding fails while the browser switches files, so try twice.
    const broken: string[] = [];
    const decode = (image: HTMLImageElement) =>
      image
        .decode()
        .catch(() => image.decode())
        .catch(() => broken.push(image.currentSrc));
    await Promise.all(visible.map(decode));
    if (broken.length) throw new Error(`No browser can draw ${broken.join(', ')}.`);
  });
}
