import { expect, test } from './test';
import home from './fixture/content/home';
import { fixture } from './fixture-site';
import { phone } from './screens';
import { brokenIn } from './page/broken-numbers';

test.beforeEach(({ page }) => page.goto(fixture.url('/')));

test('an age on the door jamb fades the programs that don’t fit', async ({ page }) => {
  const programs = page.getByRole('region', { name: home.programs.heading });
  const names = programs.locator('.program-name');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(names.getByRole('link')).toHaveText(['Casa dei Bambini & Kindergarten Room']);
  await expect(names.filter({ visible: true })).toHaveCount(4);
  // Screen readers skip the other names.
  await expect(names.getByText('Garden Club').filter({ visible: true })).toHaveAttribute(
    'aria-hidden',
    'true',
  );
  const opacities = await programs
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => Number(getComputedStyle(row).opacity)));
  expect(opacities.map((opacity) => opacity < 1)).toEqual([true, false, true, true]);
});

test('no word on the door jamb breaks on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await brokenIn(page.locator(':has(> .program-name)'), /[^\s-]+/g)).toEqual([]);
});

test('phones show six links of the index and one to all', async ({ page }) => {
  const { items, all } = home.index!;
  const links = page.getByRole('list').filter({ hasText: items[0]!.label }).getByRole('link');
  const shown = links.filter({ visible: true });
  await expect(shown).toHaveText(items.map(({ label }) => label));
  await page.setViewportSize(phone);
  await expect(shown).toHaveText([...items.slice(0, 6), all!].map(({ label }) => label));
});
