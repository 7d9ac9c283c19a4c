import { siteLanguage } from '@/content/shared/site-language';
import { expect, test } from './test';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

const { url, pages } = fixture;
const { path, lang = '', name } = pages.find((page) => page.lang)!;

test('a page in another language says so, and what is around its words stays English', async ({
  page,
}) => {
  await page.goto(url('/'));
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('lang', lang);
  await link.click();
  await expect(page).toHaveURL(url(path));
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toHaveAttribute('lang', siteLanguage);
  await expect(page.getByRole('region', { name: 'Right now' })).toHaveAttribute(
    'lang',
    siteLanguage,
  );
});

test('words in Arabic run from right to left', async ({ page }) => {
  await page.goto(url(path));
  const main = page.getByRole('main');
  await expect(main).toHaveCSS('direction', 'ltr');
  await main.evaluate((element) => element.prepend('أهلاً بكم في مدرستنا'));
  await expect(main).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('banner')).toHaveCSS('direction', 'ltr');
});

test('translators leave names, addresses and numbers alone', async ({ page }) => {
  const changeable = page.locator(':not([translate=no], [translate=no] *)');
  const { telephone, email, postalAddress } = school;
  await page.goto(url('/contact'));
  for (const name of [telephone, email, postalAddress.street])
    await expect(page.getByText(name).and(changeable).filter({ visible: true })).toHaveCount(0);
  // An inline block would end the sentence for them.
  await expect(page.locator('footer p .inline-block')).toHaveCount(0);
});
