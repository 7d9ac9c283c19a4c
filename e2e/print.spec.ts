import { expect, test } from './fixtures';
import { hasPage, secondSchool } from './sites';

const { pageUrl, content } = secondSchool;

// Only Chromium can print to a file.
for (const [id, most] of [
  ['home', 3],
  ['welcome-letter', 1],
  ['meet-the-founder', 1],
  ['our-garden', 1],
  ['programs', 2],
  ['toddler-program', 2],
  ['enrollment-inquiry', 1],
  ['tuition', 2],
  ['admissions-process', 2],
  ['contact', 2],
] as const) {
  if (!hasPage(secondSchool, id)) continue;
  const sheets = most === 1 ? 'one sheet' : `${most} sheets`;
  test(`${id} prints on ${sheets} of US Letter at most @chromium`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pageUrl(id));
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
      const printed = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
      expect(printed, `from ${width} px`).toBeLessThanOrEqual(most);
    }
  });
}

if (hasPage(secondSchool, 'admissions-process')) {
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
}
