import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio, luminance } from '@/content/schema/contrast';
import { formPath } from '../scripts/preview/sample-form';
import { expect, test } from './fixtures';
import { secondSchool } from './sites';

/** A white or black picture, or one with black and white squares. */
function picture(background: 'white' | 'black' | 'busy'): Promise<Buffer> {
  const pixels = Buffer.alloc(96 * 54, background === 'white' ? 255 : 0);
  if (background === 'busy')
    pixels.forEach((_, at) => (pixels[at] = (at + Math.floor(at / 96)) % 2 && 255));
  return sharp(pixels, { raw: { width: 96, height: 54, channels: 1 } })
    .resize(1920, 1080, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

// The second school's photo has no light part for words, so the words are beside the photo, never on it.
for (const [width, background] of [
  [1024, 'white'],
  [1280, 'black'],
  [1920, 'busy'],
] as const) {
  test(`the words beside the home page’s photo stand out, light and dark, ${width} px, ${background} photo`, async ({
    page,
  }) => {
    const body = await picture(background);
    await page.route('**/photos/**', (route) => route.fulfill({ contentType: 'image/png', body }));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(secondSchool.url('/'), { waitUntil: 'networkidle' });
    // A sticky header would cover text that is scrolled into view.
    await page.getByRole('banner').evaluate((header) => (header.style.position = 'static'));
    const words = page.locator('main > div').first().locator('h1, p:not(:has(a))');
    expect(await words.count()).toBe(3);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const element of await words.all()) {
        expect(await worstContrast(element), colorScheme).toBeGreaterThanOrEqual(7);
      }
    }
  });
}

for (const declared of ['normal', 'light', 'dark', 'light dark']) {
  test(`an online form without a background is legible, “${declared}”`, async ({ page }) => {
    const body = `<meta name="color-scheme" content="${declared}"><p>Your name</p>`;
    await page.route(`**${formPath}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    // Browsers do not draw a frame outside the viewport.
    await page.setViewportSize({ width: 1280, height: 3000 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(secondSchool.pageUrl('enrollment-inquiry'));
      const words = page.frameLocator('iframe').getByText('Your name');
      expect(await worstContrast(words), colorScheme).toBeGreaterThanOrEqual(7);
    }
  });
}

/** The lowest contrast of words with their background, ignoring the worst 0.1 % of pixels as noise. */
async function worstContrast(words: Locator): Promise<number> {
  const color = await words.evaluate((node) => getComputedStyle(node).color);
  const ink = luminance(color.match(/[\d.]+/g)!.map(Number));
  const paint = (to: string) =>
    words.evaluate((node: HTMLElement, value) => {
      node.style.color = node.style.borderColor = value;
    }, to);
  await paint('transparent');
  const { data, info } = await sharp(await words.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await paint('');
  const contrasts: number[] = [];
  for (let index = 0; index < data.length; index += info.channels) {
    contrasts.push(contrastRatio(ink, luminance([...data.subarray(index, index + 3)])));
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length / 1000)] ?? 0;
}
