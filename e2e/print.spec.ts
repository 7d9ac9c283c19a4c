import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const { url, pageUrl, content } = secondSchool;
/** The most sheets that these pages need. All other pages need at most two. */
const maxSheets: Record<string, number> = {
  'welcome-letter': 1,
  'meet-the-founder': 1,
  'our-garden': 4,
};

// Only Chromium can print to a file.
for (const { id, path } of content.pages.filter((row) => !row.sameAs)) {
  const max = maxSheets[id] ?? 2;
  test(`${id} prints on few sheets of US Letter (at most ${max}) @chromium`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url(path));
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
      const printed = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
      expect(printed, `from ${width} px`).toBeLessThanOrEqual(max);
    }
  });
}

test('a printed page has boxes to check, but no header or dark background', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(pageUrl('admissions-process'));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('☐').filter({ visible: true })).toHaveCount(
    content.admissions.steps.length,
  );
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
