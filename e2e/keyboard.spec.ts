import { expect, test } from './test';
import site from './fixture/content/site';
import { fixture } from './sites';

const { url } = fixture;
const { skip } = site.header;

test('the first Tab focuses a link that skips the header', async ({ page }) => {
  await page.goto(url('/'));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: skip });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url('/#main'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});
