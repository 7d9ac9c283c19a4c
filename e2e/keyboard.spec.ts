import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import site from './second-school/content/site';
import { secondSchool } from './sites';

const { url, pages } = secondSchool;
const { skip } = site.header;

for (const { path } of pages) {
  test(`${path} shows the focus at each Tab; controls are at least 44 px`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(url(path));
    await walkWithTab(page);
    expect(await smallControls(page)).toEqual([]);
    await page.setViewportSize(phone);
    await page.locator('[popovertarget=menu]').click();
    expect(await smallControls(page)).toEqual([]);
  });
}

test('the first Tab focuses a link that skips the header', async ({ page }) => {
  await page.goto(url('/'));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: skip });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url('/#main'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});

/** Presses Tab through all controls, or up to a frame, because the frame's own controls come next. */
async function walkWithTab(page: Page): Promise<void> {
  const count = await page
    .locator('a[href]:visible, button:visible, input:visible, textarea:visible')
    .count();
  const seen = new Set<string>();
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        html: element.outerHTML.slice(0, 160),
        outline: parseFloat(getComputedStyle(element).outlineWidth),
        covered: !(top && (element.contains(top) || top.contains(element))),
        left: element.tagName === 'IFRAME' || element === document.body,
      };
    });
    if (state.left) break;
    expect(state.outline, state.html).toBeGreaterThanOrEqual(2);
    expect(state.covered, `${state.html} is covered`).toBe(false);
    seen.add(state.html);
  }
  const inHeader = await page.locator('header :is(a, button):visible').count();
  expect(seen.size).toBeGreaterThanOrEqual(inHeader);
}

/** The controls that are less than 44 px wide or high. */
function smallControls(page: Page): Promise<string[]> {
  // A link within a sentence may be as small as its words (WCAG 2.5.5). A radio button also reacts to
  // its label.
  return page
    .locator(
      'a:visible, button:visible, input:not([type=radio]):visible, textarea:visible, label:has(input):visible',
    )
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isInSentence = getComputedStyle(control).display === 'inline';
        const size = `${width} × ${height}: ${control.outerHTML.slice(0, 80)}`;
        return isInSentence || Math.min(width, height) >= 44 ? [] : [size];
      }),
    );
}
