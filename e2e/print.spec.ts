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
  // A sheet comes before the heights, and the quotation follows them.
  expect(await sheets(page, 'Letter')).toBe(1 + 5 + 1);
  // Each sheet has a foot with the school's address.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a printed page has a letterhead and no menu', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(url('/admissions-process'));
  await expect(page.getByRole('banner')).toHaveText(`${school.name} ${school.telephone}`, {
    useInnerText: true,
  });
  await expect(page.getByRole('banner').locator('img').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('☐').filter({ visible: true })).toHaveCount(admissions.steps.length);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Photos in text don't print, and neither do their captions.
  await page.goto(url('/our-garden'));
  await expect(page.getByText('The long table before lunch')).toBeHidden();
});

test('sheets show heights, a hand and a bank card at their true sizes', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(url('/our-garden'));
  const inMillimeters = (pixels: number) => Math.round((pixels / 96) * 25.4);
  const boxesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const sheets = await boxesOf('.heights [data-sheet]');
  // From 125 cm down, each sheet has 25 cm, and 4 mm beyond both cuts.
  expect(sheets.map(({ height }) => inMillimeters(height))).toEqual(Array(5).fill(258));
  const lines = await boxesOf('.heights [data-cm]');
  const heights = lines.map(({ top }) => 1254 - inMillimeters(top - sheets[0]!.top));
  expect(heights).toEqual([865, 860, 750, 1010]);
  const shown = page.locator('.heights svg[viewBox]');
  const views = await shown.evaluateAll((all) => all.map((each) => each.getAttribute('viewBox')));
  expect(views).toEqual([0, 250, 500, 750, 1000].map((top) => `0 ${top} 12 250`));
  const hands = await boxesOf('.hand [data-hand]');
  expect(hands.map(({ height }) => inMillimeters(height))).toEqual([129, 118, 102]);
  const [card] = await boxesOf('.hand rect');
  expect([card!.width, card!.height].map(inMillimeters)).toEqual([54, 86]);
});
