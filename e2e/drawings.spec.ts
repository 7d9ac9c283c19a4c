import type { Locator } from '@playwright/test';
import { expect, test } from './test';
import { fixture } from './fixture-site';

/** Whether a drawing has a background like paper. */
const isOnLightGround = (drawing: Locator) =>
  drawing.evaluate((each) => {
    const [red = 0, , , opacity = 1] = getComputedStyle(each)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number);
    return red > 230 && opacity > 0;
  });

for (const forcedColors of ['none', 'active'] as const) {
  test(`dark drawings have a light ground, forced colors: ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors });
    await page.goto(fixture.url('/'));
    const [light, dark] = await page.getByRole('contentinfo').locator('img').all();
    expect(await isOnLightGround(page.getByRole('banner').locator('img').first())).toBe(true);
    expect(await isOnLightGround(light!)).toBe(true);
    expect(await isOnLightGround(dark!)).toBe(false);
  });
}
