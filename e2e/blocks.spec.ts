import { expect, test } from './test';
import { fixture } from './fixture-site';
import { phone } from './screens';

// No block needs a script.
test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => page.goto(fixture.url('/our-garden')));

test('a sentence stays in view above the highest thing', async ({ page }) => {
  const above = page.getByText('Only swallows.');
  await above.scrollIntoViewIfNeeded();
  const before = (await above.boundingBox())!.y;
  // From 125 cm down to the hook is more than a screen.
  await page.mouse.wheel(0, before + 400);
  await expect.poll(async () => (await above.boundingBox())!.y).toBeGreaterThan(0);
  await expect(above).toBeInViewport();
});

test('a row of a wide table is a list with labels on phones', async ({ page }) => {
  const price = page.getByRole('cell', { name: '$18' });
  await expect(price).toHaveCSS('display', 'table-cell');
  await page.setViewportSize(phone);
  await expect(price).toHaveCSS('display', 'grid');
  const label = await price.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('A bushel');
});

test('a hand grows with the age that a visitor picks', async ({ page }) => {
  const hand = page.locator('.hand [data-hand]').last();
  const heightOf = () => hand.evaluate((drawing) => drawing.getBoundingClientRect().height);
  const before = await heightOf();
  await page.getByRole('radiogroup', { name: 'Age' }).getByRole('radio', { name: '6' }).check();
  await expect.poll(heightOf).toBeCloseTo((before * 129) / 102, 0);
  await expect(page.getByRole('status')).toHaveText('5 inches, 13 cm', { useInnerText: true });
});
