import type { Page } from '@playwright/test';
import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

const { url } = fixture;

/** The number of sheets that a page prints on. Only Chromium can print to a file. */
async function sheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length;
}

test('tuition prints on one sheet, and heights on five @chromium', async ({ page }) => {
  await page.goto(url('/tuition'));
  for (const format of ['Letter', 'A4'] as const) expect(await sheets(page, format)).toBe(1);
  await page.goto(url('/our-garden'));
  // Two sheets come before the heights, and the quotation follows them.
  expect(await sheets(page, 'Letter')).toBe(2 + 5 + 1);
});

test('a printed page is white and has a letterhead, checkboxes and no menu', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(url('/admissions-process'));
  await expect(page.getByRole('banner')).toHaveText(`${school.name} ${school.telephone}`, {
    useInnerText: true,
  });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('☐').filter({ visible: true })).toHaveCount(admissions.steps.length);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Galleries don't print.
  await page.goto(url('/our-garden'));
  await expect(page.getByText('Week 1 of the year').first()).toBeHidden();
});

test('a printed line is at its true height, on both sheets at a cut', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(url('/our-garden'));
  const heights = await page.locator('.strip [data-cm]').evaluateAll((lines) =>
    lines.flatMap((line, index) => {
      const { top } = line.getBoundingClientRect();
      const sheet = line.closest('svg')!.getBoundingClientRect();
      // Every sheet draws the three lines, and ends 4 mm below its part of 25 cm.
      const cm = 25 * (4 - Math.floor(index / 3)) - 0.4 + ((sheet.bottom - top) / 96) * 2.54;
      return top > sheet.top && top < sheet.bottom ? cm.toFixed(1) : [];
    }),
  );
  expect(heights).toEqual(['86.5', '86.0', '75.0', '75.0']);
});
