import { expect, test } from './test';
import { fixture } from './fixture-site';
import { phone } from './screens';

const visible = { useInnerText: true };

test.beforeEach(({ page }) => page.goto(fixture.url('/tuition')));

test('the table has a row for each price and each note', async ({ page }) => {
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(0)).toHaveText('Days & length From and until Tuition Yearly', visible);
  await expect(rows.nth(5)).toHaveText('Diapers are yours, laundry is ours.');
  await expect(page.locator('main')).toContainText('Each fall: boots.');
});

test('other costs have their prices and links', async ({ page }) => {
  for (const [heading, text] of [
    ['Once, and when', 'Application fee $75 One for a family.'],
    ['Once, and when', 'Boots $45.50 each fall Late at the gate $2 a minute'],
    ['Saturday Playgroup', 'In the orchard On the house Saturdays'],
    ['Assistance', 'One in four: ask us.'],
  ] as const) {
    const region = page.getByRole('region', { name: heading, exact: true });
    await expect(region).toContainText(text, visible);
  }
  const offer = page.getByRole('link', { name: 'In the orchard' });
  await expect(offer).toHaveAttribute('href', fixture.url('/programs#garden-club'));
});

test('on a phone, a row has two lines, with the amounts at the end', async ({ page }) => {
  await page.setViewportSize(phone);
  const row = page.getByRole('row').filter({ hasText: '$23,280' });
  const cells = row.getByRole('rowheader').or(row.getByRole('cell'));
  const boxes = await cells.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const [schedule, hours, price, year] = boxes;
  expect([price!.top, year!.top]).toEqual([schedule!.top, hours!.top]);
  expect(hours!.top).toBeGreaterThanOrEqual(schedule!.bottom);
  expect(price!.left).toBeGreaterThanOrEqual(schedule!.right);
  expect(year!.right).toBe(price!.right);
});
