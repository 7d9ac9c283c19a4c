import { expect, test } from './test';
import { widths } from './screens';
import programs from './fixture/content/programs';
import school from './fixture/content/school';
import tuition from './fixture/content/tuition';
import { fixture } from './sites';

const { url } = fixture;

for (const width of [1280, 1920]) {
  test(`at ${width} px, the finder is beside the table of prices, and a photo beside its numeral`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url('/tuition'));
    await expect(page.locator('main th[scope=row]').first()).toHaveCSS('text-align', 'start');
    const table = (await page.locator('main table').boundingBox())!;
    const finder = (await page
      .getByRole('region', { name: tuition.finder.heading })
      .boundingBox())!;
    expect(finder.x).toBeGreaterThan(table.x + table.width);
    expect(Math.abs(finder.y - table.y)).toBeLessThan(10);

    await page.goto(url('/programs'));
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

test('a long name with accents and signs fits the header, and phones show the short name', async ({
  page,
}) => {
  await page.goto(url('/'));
  // The content has a straight apostrophe, which pages show as a curly one.
  const name = school.name.replace("'", '’');
  await expect(page.getByRole('contentinfo')).toContainText(name);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const header = (await page.getByRole('banner').boundingBox())!;
    const shown = width < 640 ? school.shortName : name;
    const text = page.getByRole('banner').getByText(shown, { exact: true });
    const words = (await text.boundingBox())!;
    await expect(text).toBeInViewport({ ratio: 1 });
    const cut = await text.evaluate((box) =>
      Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight),
    );
    expect(cut, `at ${width} px`).toBeLessThanOrEqual(0);
    expect(words.y + words.height).toBeLessThanOrEqual(header.y + header.height);
  }
});
