import { expect, test } from './fixtures';

/** On how many sheets of US Letter a page prints. Only Chromium can print to a file. */
for (const [path, sheets] of [
  ['/tuition', 1],
  ['/admissions-process', 2],
  ['/welcome-letter', 2],
  ['/meet-the-founder', 2],
  ['/toddler-program', 4],
] as const) {
  for (const width of [390, 1280]) {
    test(`${path} prints on ${sheets === 1 ? 'one sheet' : `${sheets} sheets`} from a window of ${width} px @chromium`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(sheets);
    });
  }
}

test('paper shows neither bars nor dark grounds, and boxes to tick', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/admissions-process');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('☐')).toHaveCount(6);
  for (const box of await page.getByText('☐').all()) await expect(box).toBeVisible();
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(ground).toBe('rgb(255, 255, 255)');
});
