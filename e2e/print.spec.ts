import type { Page } from '@playwright/test';
import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

const { url, pages } = fixture;

/** Prints a page to a file, which only Chromium can do, and returns the number of its sheets. */
async function sheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length;
}

test('letters and prices print on one sheet, and other pages on two @chromium', async ({
  page,
}) => {
  const short = ['/welcome-letter', '/meet-the-founder', '/tuition'];
  for (const { path } of pages) {
    await page.goto(url(path));
    for (const format of ['Letter', 'A4'] as const)
      expect(await sheets(page, format), path).toBeLessThanOrEqual(short.includes(path) ? 1 : 2);
  }
});

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
  // A gallery has no photos on paper.
  await page.goto(url('/our-garden'));
  await expect(page.getByText('Week 1 of the year').first()).toBeHidden();
});
