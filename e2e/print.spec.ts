import type { Page } from '@playwright/test';
import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import school from './fixture/content/school';
import { fixture } from './sites';

const { url, pages } = fixture;

/** Prints a page to a file, which only Chromium can do, and returns the number of its sheets. */
async function sheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length;
}

test('a letter prints on one sheet, a page of many blocks on four, and others on two @chromium', async ({
  page,
}) => {
  const most: Record<string, number> = {
    '/welcome-letter': 1,
    '/meet-the-founder': 1,
    '/our-garden': 4,
  };
  for (const { path } of pages) {
    await page.goto(url(path));
    expect(await sheets(page, 'Letter'), path).toBeLessThanOrEqual(most[path] ?? 2);
  }
});

/** What the fixture has besides its notices and events, and most schools do not. */
const more = {
  '/': 'main > section:has(time), main > section:last-of-type',
  '/tuition': 'tbody:last-of-type',
};
for (const [path, selector] of Object.entries(more)) {
  test(`${path} prints on one sheet for most schools @chromium`, async ({ page }) => {
    await page.goto(url(path));
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
  await page.goto(url('/admissions-process'));
  await expect(page.getByRole('banner')).toHaveText(`${school.name} ${school.telephone}`, {
    useInnerText: true,
  });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('☐').filter({ visible: true })).toHaveCount(admissions.steps.length);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
