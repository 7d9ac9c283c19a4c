import { expect, test } from './fixtures';
import { secondSchool } from './sites';

// Forced colors hide the backgrounds of buttons. Playwright can force colors only in Chromium.
for (const { path } of secondSchool.pages) {
  test(`in forced colors, ${path} shows the shapes of its buttons @chromium`, async ({ page }) => {
    await page.goto(secondSchool.url(path));
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
      return all
        .filter((each, index) => filled[index] && !isFramed(each))
        .map((it) => it.outerHTML);
    }, filled);
    expect(filled).toContain(true);
    expect(shapeless).toEqual([]);
  });
}
