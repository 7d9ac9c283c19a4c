import { expect, test } from './test';
import { fixture } from './fixture-site';
import { phone } from './screens';

test('on a phone, a row has two lines, with the amounts at the end', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(fixture.url('/tuition'));
  const row = page.getByRole('row').filter({ hasText: '$23,280' });
  const cells = row.getByRole('rowheader').or(row.getByRole('cell'));
  const boxes = await cells.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const [schedule, hours, price, year] = boxes;
  expect([price!.top, year!.top]).toEqual([schedule!.top, hours!.top]);
  expect(hours!.top).toBeGreaterThanOrEqual(schedule!.bottom);
  expect(price!.left).toBeGreaterThanOrEqual(schedule!.right);
  expect(year!.right).toBe(price!.right);
});
