import { expect, test } from './test';
import school from './fixture/content/school';
import { fixture } from './fixture-site';
import { phone } from './screens';

test('the lines beside the drop cap of a letter line up', async ({ page }) => {
  await page.goto(fixture.url('/meet-the-founder'));
  // “I had …”: the letter is a word of its own.
  const lead = page.locator('.drop-cap');
  expect(await lead.textContent()).toMatch(/^I had /);
  const starts = await lead.evaluate((paragraph) => {
    const range = new Range();
    range.selectNodeContents(paragraph);
    // The first box is the letter's, and the second is its space's.
    const [letter, , ...lines] = range.getClientRects();
    return lines
      .filter(({ top }) => top < letter!.bottom - 5)
      .map(({ left }) => left - letter!.right);
  });
  expect(starts.length).toBeGreaterThan(1);
  for (const start of starts) expect(start).toBeCloseTo(starts[0]!, 0);
  expect(starts[0]).toBeGreaterThan(1);
});

test('a page can have a link preview of its own', async ({ page, request }) => {
  await page.goto(fixture.url('/tuition'));
  const contentOf = (name: string) =>
    page.locator(`meta[property="og:image${name}"]`).getAttribute('content');
  expect(await contentOf(':alt')).toBe('A price list');
  const response = await request.get(new URL((await contentOf(''))!).pathname);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('translation software skips names, addresses and numbers', async ({ page }) => {
  const changeable = page.locator(':not([translate=no], [translate=no] *)');
  const { telephone, email, postalAddress } = school;
  await page.goto(fixture.url('/contact'));
  for (const name of [telephone, email, postalAddress.street!])
    await expect(page.getByText(name).and(changeable).filter({ visible: true })).toHaveCount(0);
  // A name may be in any script.
  await expect(page.locator('[dir=ltr]').filter({ hasText: school.name })).toHaveCount(0);
  // Translation software ends a sentence at an inline block.
  await expect(page.locator('footer p .inline-block')).toHaveCount(0);
});

test('on a phone, a row of prices has two lines, with the amounts at the end', async ({ page }) => {
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
