import { expect, test } from './test';
import { fixture } from './sites';

// serve-sites.ts builds the fixture's site for October 15, 2031.
const { url, pageUrl } = fixture;

test('the home page and a block list the coming events by date', async ({ page }) => {
  await page.goto(url('/'));
  const events = page.getByRole('region', { name: 'On the calendar' });
  for (const place of [events, page.locator('#news')]) {
    await expect(place.getByRole('term')).toHaveText([
      'Lambing week · the gate is shut',
      'Conferences in both languages',
    ]);
    await expect(place).toContainText('Tuesday, October 14 – Friday, October 17, 2031');
    await expect(place).toContainText(/November 24, 2031, 4:30pm-7:15pm\s*The barn/);
    await expect(place.getByRole('link', { name: 'what to bring' })).toBeVisible();
    await page.goto(pageUrl('our-garden'));
  }
});
