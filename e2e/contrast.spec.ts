import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { formPath } from '../scripts/preview/sample-form';
import { expect, test } from './fixtures';
import { lowestContrast } from './gate/words-on-photos';
import { secondSchool } from './sites';

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

/** The lowest contrast of words with their background. */
async function worstContrast(words: Locator): Promise<number> {
  const color = await words.evaluate((node) => getComputedStyle(node).color);
  const paint = (to: string) => words.evaluate((node, value) => (node.style.color = value), to);
  await paint('transparent');
  const picture = sharp(await words.screenshot());
  await paint('');
  return lowestContrast(color, picture);
}
