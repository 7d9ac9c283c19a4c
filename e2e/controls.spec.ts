import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { phone } from './screens';
import { fixture } from './fixture-site';

const { url, pages } = fixture;

for (const { path } of pages) {
  test(`every control on ${path} shows its focus`, async ({ page }) => {
    // All pages have the header of the home page.
    await page.goto(url(path === '/' ? path : `${path}#main`));
    expect(await expectVisibleFocus(page)).toBeGreaterThan(0);
  });

  test(`the shelf of a phone covers no focused control on ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(url(path));
    expect(await expectVisibleFocus(page)).toBeGreaterThan(0);
  });

  // Playwright forces colors only in Chromium.
  test(`buttons on ${path} have borders in forced colors @chromium`, async ({ page }) => {
    await page.goto(url(path));
    await expectButtonBorders(page);
  });
}

test('links have the system’s color in forced colors @chromium', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(url('/'));
  const link = page.getByRole('banner').getByRole('navigation').getByRole('link').last();
  const color = await link.evaluate((each) => getComputedStyle(each).color);
  await link.evaluate((each) => (each.style.color = 'LinkText'));
  await expect(link).toHaveCSS('color', color);
});

/**
 * Tabs to the end of the page or to a frame and expects a visible focus each time.
 *
 * @returns the number of controls
 */
async function expectVisibleFocus(page: Page): Promise<number> {
  for (let controls = 0; ; controls++) {
    const last = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    await page.waitForFunction((last) => document.activeElement !== last, last);
    const state = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { x, y, width, height } = element.getBoundingClientRect();
      // Browsers scroll only the first line of a tall field into view.
      const visible = Math.min(height, innerHeight - y);
      const top = document.elementFromPoint(x + width / 2, y + visible / 2);
      return {
        html: element.outerHTML.slice(0, 160),
        outline: parseFloat(getComputedStyle(element).outlineWidth),
        covered: !(top && (element.contains(top) || top.contains(element))),
        // Next come the frame's or the browser's own controls.
        left: element.tagName === 'IFRAME' || element === document.body,
      };
    });
    if (state.left) return controls;
    expect(state.outline, state.html).toBeGreaterThanOrEqual(2);
    expect(state.covered, `${state.html} is covered`).toBe(false);
  }
}

/** Forced colors remove backgrounds, so this expects each button to have a border then. */
async function expectButtonBorders(page: Page): Promise<void> {
  // The skip link is visible only while focused.
  const controls = page.locator(':is(main, header > :not([href="#main"])) :is(a, button):visible');
  await controls.evaluateAll((all) => {
    const isFilled = (each: Element) =>
      !/^rgba\(.*, 0\)$/.test(getComputedStyle(each).backgroundColor);
    for (const each of all) each.toggleAttribute('data-filled', isFilled(each));
  });
  const buttons = page.locator('[data-filled]');
  await expect(buttons).not.toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  const borderless = await buttons.evaluateAll((all) =>
    all
      .filter((each) => parseFloat(getComputedStyle(each).borderTopWidth) < 1)
      .map((each) => each.outerHTML),
  );
  expect(borderless).toEqual([]);
}
