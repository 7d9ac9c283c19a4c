import { expect, test } from './test';
import content from './fixture/content/programs';
import { fixture } from './fixture-site';
import { phone } from './screens';

test.beforeEach(({ page }) => page.goto(fixture.url('/programs')));

test('a row of links describes each program', async ({ page }) => {
  const links = page.getByRole('navigation', { name: content.contents }).getByRole('listitem');
  await expect(links).toHaveText([
    /^Nido.*3-18 months$/,
    /^Casa dei Bambini & Kindergarten Room.*3-6$/,
    /^Lower Elementary.*6-9, not yet open$/,
    /^Garden Club.*K–6th grade$/,
  ]);
});

test('the row of links is one line on phones and scrolls to the focused link', async ({ page }) => {
  await page.setViewportSize(phone);
  const row = page.getByRole('navigation', { name: content.contents }).getByRole('list');
  const lines = await row.evaluate(
    (list) => new Set([...list.children].map((each) => each.getBoundingClientRect().top)).size,
  );
  expect(lines).toBe(1);
  const links = row.getByRole('link');
  await expect(links.last()).not.toBeInViewport();
  // Tab continues from the last click.
  await page.getByRole('heading', { level: 1 }).click();
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const room = await link.evaluate((each) => {
      const [list, box] = [each.closest('ul')!, each].map((it) => it.getBoundingClientRect());
      return Math.min(box!.left - list!.left, list!.right - box!.right, list!.bottom - box!.bottom);
    });
    expect(room).toBeGreaterThanOrEqual(6);
  }
});

test('a program has a number and, without a photo, an empty frame', async ({ page }) => {
  const section = page.locator('#lower-elementary');
  await expect(section.getByText('03', { exact: true })).toBeVisible();
  await expect(section.getByRole('figure')).toHaveText('Lower Elementary PHOTO');
});
