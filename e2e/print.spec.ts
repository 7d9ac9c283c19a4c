import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const { url, pageUrl, content } = secondSchool;

// Only Chromium can print to a file.
const oneSheet = ['welcome-letter', 'meet-the-founder', 'enrollment-inquiry', 'our-garden'];
for (const { id, path } of content.pages.filter((row) => !row.sameAs)) {
  const most = oneSheet.includes(id) ? 1 : id === 'toddler-program' ? 3 : 2;
  const sheets = most === 1 ? 'one sheet' : `${most} sheets`;
  test(`${id} prints on ${sheets} of US Letter at most @chromium`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url(path));
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
      const printed = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
      expect(printed, `from ${width} px`).toBeLessThanOrEqual(most);
    }
  });
}

test('paper shows neither header nor dark background, and boxes to tick', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(pageUrl('admissions-process'));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const boxes = page.getByText('☐');
  await expect(boxes).toHaveCount(content.admissions.steps.length);
  for (const box of await boxes.all()) await expect(box).toBeVisible();
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(background).toBe('rgb(255, 255, 255)');
});
