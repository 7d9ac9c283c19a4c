import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { desktop, phone } from './screens';
import { fixture } from './fixture-site';

const { url, pages } = fixture;

for (const { path } of pages) {
  test(`controls on ${path} show their focus, on phones above the shelf`, async ({ page }) => {
    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen);
      await page.goto(url(path));
      await expectVisibleFocus(page);
    }
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

/** Tabs to the end of the page or to a frame, and expects a visible focus each time. */
async function expectVisibleFocus(page: Page): Promise<void> {
  for (let controls = 0; ; controls++) {
    const last = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    await page.waitForFunction((last) => document.activeElement !== last, last);
    const state = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { x, y, width, height } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      // Browsers scroll only the first line of a tall field into view.
      const visible = Math.min(height, innerHeight - y);
      const top = document.elementFromPoint(x + width / 2, y + visible / 2);
      return {
        html: element.outerHTML.slice(0, 160),
        // Without a style, the outline still has a width.
        outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
        covered: !(top && (element.contains(top) || top.contains(element))),
        // Next come the frame's or the browser's own controls.
        left: element.tagName === 'IFRAME' || element === document.body,
      };
    });
    if (state.left) return expect(controls).toBeGreaterThan(0);
    expect(state.outline, state.html).toBeGreaterThanOrEqual(2);
    expect(state.covered, `${state.html} is covered`).toBe(false);
  }
}

/** Forced colors remove backgrounds, so this expects each button to have a border then. */
async function expectButtonBorders(page: Page): Promise<void> {
  // The skip link is visible only while focused.
  const controls = page.locator(':is(main, header > :not([href="#main"])) :is(a, button):visible');
  const stylesOf = (property: 'backgroundColor' | 'borderTopWidth') =>
    controls.evaluateAll(
      (all, property) => all.map((each) => [getComputedStyle(each)[property], each.outerHTML]),
      property,
    );
  const backgrounds = await stylesOf('backgroundColor');
  await page.emulateMedia({ forcedColors: 'active' });
  const borders = await stylesOf('borderTopWidth');
  expect(borders).toHaveLength(backgrounds.length);
  const buttons = borders.filter((_, index) => !/^rgba\(.*, 0\)$/.test(backgrounds[index]![0]!));
  expect(buttons).not.toEqual([]);
  expect(buttons.filter(([width]) => parseFloat(width!) < 1)).toEqual([]);
}
