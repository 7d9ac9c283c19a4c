import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { formPath } from '../scripts/preview/sample-form';
import { expect, test } from './test';
import { lowestContrast } from './gate/words-on-photos';
import { fixture } from './sites';

test('an online form without a background is legible, whatever colors it declares', async ({
  page,
}) => {
  let declared = '';
  await page.route(`**${formPath}`, (route) => {
    const body = `<meta name="color-scheme" content="${declared}"><p>Your name</p>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  // Browsers do not draw a frame outside the viewport.
  await page.setViewportSize({ width: 1280, height: 3000 });
  for (declared of ['normal', 'light', 'dark', 'light dark']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(fixture.pageUrl('enrollment-inquiry'));
      const words = page.frameLocator('iframe').getByText('Your name');
      const contrast = await worstContrast(words);
      expect(contrast, `“${declared}” in ${colorScheme}`).toBeGreaterThanOrEqual(7);
    }
  }
});

/** The lowest contrast of words with their background. */
async function worstContrast(words: Locator): Promise<number> {
  const color = await words.evaluate((node) => getComputedStyle(node).color);
  const paint = (to: string) => words.evaluate((node, value) => (node.style.color = value), to);
  await paint('transparent');
  const picture = sharp(await words.screenshot());
  await paint('');
  return lowestContrast(color, picture);
}
