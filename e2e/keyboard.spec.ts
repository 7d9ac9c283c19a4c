import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import { sites } from './sites';

for (const { name, url, content } of sites) {
  for (const { path } of content.pages.filter((row) => !row.sameAs)) {
    test(`${name}: ${path} can be walked with the Tab key, the focus always in sight, and controls have 44 px`, async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      await page.goto(url(path));
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
            name: element.outerHTML.slice(0, 160),
            outline: parseFloat(getComputedStyle(element).outlineWidth),
            covered: !(top && (element.contains(top) || top.contains(element))),
            left: element.tagName === 'IFRAME' || element === document.body,
          };
        });
        if (state.left) break;
        expect(state.outline, state.name).toBeGreaterThanOrEqual(2);
        expect(state.covered, `${state.name} is covered`).toBe(false);
        seen.add(state.name);
      }
      const bar = await page.locator('header :is(a, button):visible').count();
      expect(seen.size).toBeGreaterThanOrEqual(bar);

      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        if (viewport === phone)
          await page.getByRole('button', { name: content.site.header.menu, exact: true }).click();
        // A link within a sentence may be as small as its words (WCAG 2.5.5); a radio button is as
        // large as its label.
        const small = await page
          .locator(
            'a:visible, button:visible, input:not([type=radio]):visible, textarea:visible, label:has(input):visible',
          )
          .evaluateAll((controls) =>
            controls
              .filter((control) => getComputedStyle(control).display !== 'inline')
              .map((control) => ({
                html: control.outerHTML.slice(0, 80),
                ...control.getBoundingClientRect().toJSON(),
              }))
              .filter(({ width, height }) => Math.min(width, height) < 44)
              .map(({ html, width, height }) => `${width} × ${height}: ${html}`),
          );
        expect(small, `at ${viewport.width} px`).toEqual([]);
      }
    });
  }

  test(`${name}: the first Tab offers to skip the bar, and does`, async ({ page }) => {
    await page.goto(url('/'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: content.site.header.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url('/#main'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
  });
}
