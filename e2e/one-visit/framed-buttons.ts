import type { Page } from '@playwright/test';
import { expect } from '../test';

/** Expects each button to have a frame in forced colors, which hide the background of a button. */
export async function expectFramedButtons(page: Page): Promise<void> {
  // The link that skips the header is visible only while it has the focus.
  const controls = page
    .locator('main, header > :not([href="#main"])')
    .locator(':is(a, button):visible');
  const filled = await controls.evaluateAll((all) =>
    all.map((each) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(each).backgroundColor)),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const shapeless = await controls.evaluateAll((all, filled) => {
    const isFramed = (each: Element) => parseFloat(getComputedStyle(each).borderTopWidth) >= 1;
    return all.filter((each, index) => filled[index] && !isFramed(each)).map((it) => it.outerHTML);
  }, filled);
  expect(filled).toContain(true);
  expect(shapeless).toEqual([]);
}
