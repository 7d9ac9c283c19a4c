import { expect, test } from './test';
import { fixture } from './fixture-site';
import { phone } from './screens';

// No block needs a script.
test.use({ javaScriptEnabled: false });

const { url } = fixture;

test.beforeEach(({ page }) => page.goto(url('/our-garden')));

test('heights are a list for each side, from the top down, in both units', async ({ page }) => {
  const list = page.getByRole('list').filter({ hasText: 'Hook' });
  await expect(list.getByRole('listitem')).toHaveText([
    'About as tall as a two-year-old, 34 inches, 87 cm',
    'Hook, with a strap, 34 inches, 86 cm',
    'Gate of the coop, 29.5 inches, 75 cm',
  ]);
  await expect(page.getByRole('list').filter({ hasText: 'Latch' })).toHaveText(/40 inches, 101 cm/);
});

test('a sentence stays in view above the highest thing, and one ends the strip', async ({
  page,
}) => {
  const above = page.getByText('Only swallows.');
  await above.scrollIntoViewIfNeeded();
  const before = (await above.boundingBox())!.y;
  // From 125 cm down to the hook is more than a screen.
  await page.mouse.wheel(0, before + 400);
  await expect.poll(async () => (await above.boundingBox())!.y).toBeGreaterThan(0);
  await expect(above).toBeInViewport();
  const link = page.getByText('Sit down, and ask').getByRole('link');
  await expect(link).toHaveAttribute('href', /contact$/);
});

test('a row of a wide table is a list with labels on phones', async ({ page }) => {
  const price = page.getByRole('cell', { name: '$18' });
  await expect(price).toHaveCSS('display', 'table-cell');
  await page.setViewportSize(phone);
  await expect(price).toHaveCSS('display', 'grid');
  const label = await price.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('A bushel');
  const group = page.getByRole('group', { name: 'When our trees bloom and ripen' });
  expect(await group.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('a hand grows with the age that a visitor picks', async ({ page }) => {
  const hand = page.locator('.hand [data-hand]').last();
  const heightOf = () => hand.evaluate((drawing) => drawing.getBoundingClientRect().height);
  const before = await heightOf();
  await page.getByRole('radiogroup', { name: 'Age' }).getByRole('radio', { name: '6' }).check();
  await expect.poll(heightOf).toBeCloseTo((before * 129) / 102, 0);
  await expect(page.getByRole('status')).toHaveText('5 inches, 13 cm', { useInnerText: true });
});
