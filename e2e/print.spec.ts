import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hasPage, live, secondSchool } from './sites';

/** On how many sheets of US Letter a page prints. Only Chromium can print to a file. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const [id, most] of [
  ['tuition', 2],
  ['admissions-process', 2],
  ['welcome-letter', 1],
  ['meet-the-founder', 1],
  ['toddler-program', 2],
] as const) {
  if (!hasPage(secondSchool, id)) continue;
  test(`the second school’s ${id} prints on ${most === 1 ? 'one sheet' : `${most} sheets`} at most @chromium`, async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(secondSchool.pageUrl(id));
      expect(await sheets(page), `from ${width} px`).toBeLessThanOrEqual(most);
    }
  });
}

/** Letters grow: a sheet of the live school's pages holds half of what it could, and one is to spare. */
const charactersOfASheet = 2000;

for (const { path } of live.content.pages.filter((row) => !row.sameAs)) {
  test(`${path} prints on no more sheets than its words need @chromium`, async ({ page }) => {
    await page.goto(live.url(path));
    await page.emulateMedia({ media: 'print' });
    const { length } = await page.locator('body').innerText();
    const most = 1 + Math.ceil(length / charactersOfASheet);
    expect(await sheets(page), `${length} characters`).toBeLessThanOrEqual(most);
  });
}

if (hasPage(live, 'admissions-process')) {
  test('paper shows neither bars nor dark grounds, and boxes to tick', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(live.pageUrl('admissions-process'));
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const boxes = page.getByText('☐');
    await expect(boxes).toHaveCount(live.content.admissions.steps.length);
    for (const box of await boxes.all()) await expect(box).toBeVisible();
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(255, 255, 255)');
  });
}
