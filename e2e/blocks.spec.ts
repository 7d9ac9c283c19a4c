import { expect, test } from './test';
import site from './fixture/content/site';
import { fixture } from './sites';

// No block needs a script.
test.use({ javaScriptEnabled: false });

const { url } = fixture;

test.beforeEach(({ page }) => page.goto(url('/our-garden')));

test('Enter enlarges a gallery photo with its caption', async ({ page }) => {
  const name = 'A few large blocks on a pink rug beside some balls';
  const small = page.getByRole('button', { name });
  const large = page.getByRole('dialog', { name: 'Week 1 of the year' });
  await small.press('Enter');
  await expect(large.getByText('Week 1 of the year')).toBeInViewport();
  const photo = large.getByRole('img', { name });
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(1000);
  await expect(large).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(small).toBeFocused();
});

test('arrows lead from one large photo to the next, and Escape closes it', async ({ page }) => {
  const { open } = site.gallery;
  const large = page.locator('.gallery :popover-open');
  const arrows = page.getByRole('button', { name: open });
  await arrows.last().click();
  await expect(arrows).toHaveCount(2);
  await arrows.last().click();
  await expect(large).toHaveAccessibleName('Week 1 of the year');
  await arrows.first().click();
  await expect(large).not.toHaveAccessibleName('Week 1 of the year');
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(large).toHaveAccessibleName('Week 1 of the year');
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('body :focus:not(li:has(:popover-open) *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('an empty frame names a photograph that the school still has to take', async ({ page }) => {
  const frame = page.getByRole('main').getByText('PHOTO', { exact: true });
  await expect(frame.locator('..')).toContainText('The coat hooks');
});
