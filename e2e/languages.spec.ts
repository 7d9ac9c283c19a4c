import { expect, test } from './test';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

const { url } = fixture;

test('a Spanish page declares the languages of all its sections', async ({ page }) => {
  await page.goto(url('/'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' });
  await expect(link).toHaveAttribute('lang', 'es');
  await link.click();
  await expect(page).toHaveURL(url('/contacto'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const notices = page.getByRole('region', { name: 'Right now' });
  for (const section of [page.getByRole('banner'), notices, page.getByRole('contentinfo')])
    await expect(section).toHaveAttribute('lang', school.locale);
  // Text in Arabic or Hebrew runs from right to left.
  await expect(page.getByRole('main')).toHaveAttribute('dir', 'auto');
});

test('translation software skips names, addresses and numbers', async ({ page }) => {
  const changeable = page.locator(':not([translate=no], [translate=no] *)');
  const { telephone, email, postalAddress } = school;
  await page.goto(url('/contact'));
  for (const name of [telephone, email, postalAddress.street])
    await expect(page.getByText(name).and(changeable).filter({ visible: true })).toHaveCount(0);
  // A name may be in any script.
  await expect(page.locator('[dir=ltr]').filter({ hasText: school.name })).toHaveCount(0);
  // Translation software ends a sentence at an inline block.
  await expect(page.locator('footer p .inline-block')).toHaveCount(0);
});
