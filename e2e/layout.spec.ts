import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const { url, pageUrl, content } = secondSchool;

/** The classes on a page that no rule of its styles names. Tailwind's markers for other rules print nothing. */
function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const css = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('');
    const used = [...document.querySelectorAll('[class]')].flatMap((each) => [...each.classList]);
    const names = [...new Set(used)].filter((name) => !/^(group|peer|@container)$/.test(name));
    return names.filter((name) => !css.includes(`.${CSS.escape(name)}`));
  });
}

test('every class on every page has a rule @chromium', async ({ page }) => {
  for (const { path } of content.pages) {
    await page.goto(url(path));
    expect(await classesWithoutRule(page), path).toEqual([]);
  }
});

for (const width of [1280, 1920]) {
  test(`at ${width} px, the finder is beside the table of prices, and a photo beside its numeral`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pageUrl('tuition'));
    await expect(page.locator('main th[scope=row]').first()).toHaveCSS('text-align', 'start');
    const table = (await page.locator('main table').boundingBox())!;
    const finder = (await page
      .getByRole('region', { name: content.tuition.finder.heading })
      .boundingBox())!;
    expect(finder.x).toBeGreaterThan(table.x + table.width);
    expect(Math.abs(finder.y - table.y)).toBeLessThan(10);

    await page.goto(pageUrl('programs'));
    for (const { id } of content.programs.programs) {
      const [photo, numeral] = await Promise.all(
        [':scope > div:first-child :is(picture, img)', '.numeral'].map((selector) =>
          page.locator(`#${id}`).locator(selector).first().boundingBox(),
        ),
      );
      expect(Math.abs(photo!.y - numeral!.y), id).toBeLessThan(10);
    }
  });
}
