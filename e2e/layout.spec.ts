import { expect, test } from './test';
import programs from './fixture/content/programs';
import tuition from './fixture/content/tuition';
import { fixture } from './sites';

const { pageUrl } = fixture;

for (const width of [1280, 1920]) {
  test(`at ${width} px, the finder is beside the table of prices, and a photo beside its numeral`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pageUrl('tuition'));
    await expect(page.locator('main th[scope=row]').first()).toHaveCSS('text-align', 'start');
    const table = (await page.locator('main table').boundingBox())!;
    const finder = (await page
      .getByRole('region', { name: tuition.finder.heading })
      .boundingBox())!;
    expect(finder.x).toBeGreaterThan(table.x + table.width);
    expect(Math.abs(finder.y - table.y)).toBeLessThan(10);

    await page.goto(pageUrl('programs'));
    for (const { id } of programs.programs) {
      const [photo, numeral] = await Promise.all(
        [':scope > div:first-child :is(picture, img)', '.numeral'].map((selector) =>
          page.locator(`#${id}`).locator(selector).first().boundingBox(),
        ),
      );
      expect(Math.abs(photo!.y - numeral!.y), id).toBeLessThan(10);
    }
  });
}
