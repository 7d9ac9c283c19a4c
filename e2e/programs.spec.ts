import { expect, test } from './test';
import words from './fixture/content/programs';
import { fixture } from './fixture-site';
import { phone } from './screens';

const { list: programs } = words;

test.beforeEach(({ page }) => page.goto(fixture.url('/programs')));

test('a row of links leads to every program, and says its ages and whether it is open', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: words.contents }).getByRole('listitem');
  await expect(links).toHaveText(
    [
      'Nido From 3-18 months',
      'Casa dei Bambini & Kindergarten Room From 3-6',
      'Lower Elementary From 6-9, not yet open',
      'Garden Club K–6th grade',
    ],
    { useInnerText: true },
  );
});

test('on phones, the row of links is one line that scrolls, and shows each focused link with its outline', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const row = page.getByRole('navigation', { name: words.contents }).getByRole('list');
  const { hidden, lines } = await row.evaluate((list) => ({
    hidden: list.scrollWidth - list.clientWidth,
    lines: new Set([...list.children].map((each) => each.getBoundingClientRect().top)).size,
  }));
  expect(hidden).toBeGreaterThan(0);
  expect(lines).toBe(1);
  await page.locator('main').evaluate((main) => ((main.tabIndex = -1), main.focus()));
  for (const link of await row.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const room = await link.evaluate((each) => {
      const [list, box] = [each.closest('ul')!, each].map((it) => it.getBoundingClientRect());
      return Math.min(box!.left - list!.left, list!.right - box!.right, list!.bottom - box!.bottom);
    });
    expect(room).toBeGreaterThanOrEqual(6);
  }
});

test('every program has a numbered section that can be linked to', async ({ page }) => {
  for (const [index, program] of programs.entries()) {
    const section = page.locator(`#${program.id}`);
    const heading = section.getByRole('heading', { level: 2, name: program.name });
    await expect(heading).toBeVisible();
    await expect(section.getByText(`0${index + 1}`, { exact: true })).toBeVisible();
  }
});

test('a program without a photo has the frame for one', async ({ page }) => {
  const frame = page.locator('#lower-elementary').getByRole('figure');
  await expect(frame).toHaveText('Lower Elementary PHOTO');
});
