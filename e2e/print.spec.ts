import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import school from './fixture/content/school';
import { sheets } from './one-visit/paper';
import { fixture } from './sites';

const { pageUrl } = fixture;

/** What the fixture has besides its notices and events, and most schools do not. */
const more = {
  home: 'main > section:has(time), main > section:last-of-type',
  tuition: 'tbody:last-of-type',
};
for (const [id, selector] of Object.entries(more)) {
  test(`${id} prints on one sheet for most schools @chromium`, async ({ page }) => {
    await page.goto(pageUrl(id));
    await page
      .locator(`address, body > section, ${selector}`)
      .evaluateAll((all) => all.forEach((each) => each.remove()));
    for (const format of ['Letter', 'A4'] as const)
      expect(await sheets(page, format), format).toBe(1);
  });
}

test('a printed page has the school’s name, telephone and boxes to check, but no menus or dark background', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(pageUrl('admissions-process'));
  await expect(page.getByRole('banner')).toHaveText(`${school.name} ${school.telephone}`, {
    useInnerText: true,
  });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('☐').filter({ visible: true })).toHaveCount(admissions.steps.length);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
