import type { Page } from '@playwright/test';
import { expect, test } from './test';
import tuition from './fixture/content/tuition';
import { fixture } from './fixture-site';

// The table and the finder work without a script.
test.use({ javaScriptEnabled: false });

const finder = tuition.finder!;
const visible = { useInnerText: true };

async function pick(page: Page, ...labels: string[]) {
  for (const name of labels) await page.getByRole('radio', { name }).check();
}

test.beforeEach(({ page }) => page.goto(fixture.url('/tuition')));

test('the table names each program above its prices and notes, and says what is due when', async ({
  page,
}) => {
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(12);
  const first = ['Days & length From and until Tuition', 'Nido (3-18 months)'];
  const price = 'Nido, 5 days, Three-Quarter Day Monday to Friday 8am-5pm $485 a week';
  for (const [index, text] of [...first, price].entries())
    await expect(rows.nth(index)).toHaveText(text, visible);
  await expect(rows.nth(5)).toHaveText('Diapers are yours, laundry is ours.');
  await expect(page.locator('main')).toContainText('Each fall: boots.');
});

test('a copied row has a space between its program and its schedule', async ({ page }) => {
  const copied = await page.locator('#nido-5-long').evaluate((row) => {
    getSelection()!.selectAllChildren(row);
    return String(getSelection());
  });
  expect(copied).toMatch(/Nido,\s5\sdays, Three-Quarter Day/);
});

for (const width of [320, 360, 390, 430]) {
  test(`long words and large prices fit into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const table = await page.locator('[data-price-table]').evaluate((box) => {
      const cells = [...box.querySelectorAll('td:last-child')];
      const ends = cells.map((cell) => cell.getBoundingClientRect().right);
      return { overflow: box.scrollWidth - box.clientWidth, end: Math.max(...ends) };
    });
    expect(table.overflow).toBe(0);
    expect(table.end).toBeLessThanOrEqual(width);
  });
}

test('other topics about money show prices, texts and links, or that something is free', async ({
  page,
}) => {
  for (const [heading, words] of [
    ['Once, and when', 'Application fee $75 One for a family, not for a child.'],
    ['Once, and when', 'Boots $45.50 each fall Late at the gate $2 a minute'],
    ['Saturday Playgroup', 'A morning in the orchard On the house Saturdays'],
    ['Assistance', 'One family in four has it: ask us.'],
  ] as const) {
    const region = page.getByRole('region', { name: heading, exact: true });
    await expect(region).toContainText(words, visible);
  }
  const offer = page.getByRole('link', { name: 'A morning in the orchard' });
  await expect(offer).toHaveAttribute('href', fixture.url('/programs#garden-club'));
});

test('the finder starts empty, and shows a price and a year after three choices', async ({
  page,
}) => {
  const answer = page.getByRole('status');
  await expect(answer).toHaveText('Nothing picked Pick one of each.', visible);
  // Reader views show what is not `hidden`.
  await expect(answer.locator('> :not([hidden])')).toHaveCount(1);
  await pick(page, 'Nido', 'Monday to Friday', 'Three-Quarter Day');
  await expect(answer).toHaveText(
    'Nido, 5 days, Three-Quarter Day Monday to Friday 8am-5pm $485 a week ' +
      '$23,280 from August to July (48 × $485) Where it stands in the table Come and see',
    visible,
  );
});

test('the finder has one answer for each choice that a program has', async ({ page }) => {
  const answers = page.getByRole('status').getByRole('heading');
  for (const { name, prices } of tuition.programs.filter((each) => each.prices.length)) {
    await pick(page, name);
    for (const { id, count, names } of tuition.days) {
      if (!prices.some(({ days }) => days === (id ?? count))) continue;
      await pick(page, names);
      for (const session of tuition.sessions) {
        if (!prices.some((price) => price.session === session.id)) continue;
        await pick(page, session.name);
        const isOffered = prices.some(
          (price) => price.days === (id ?? count) && price.session === session.id,
        );
        await expect(answers).toHaveText([
          isOffered ? new RegExp(`^${name}`) : finder.notOffered.heading,
        ]);
      }
    }
  }
});

test('what a program does not have cannot be chosen; if it was before, the answer names what there is', async ({
  page,
}) => {
  const shown = page.getByRole('group').getByRole('radio');
  const [casa, saturday, mornings] = ['Internationalkinderhausprogrammes', 'Saturday', 'Mornings'];
  const ofNido = ['Monday to Friday', 'Tuesday to Thursday', 'Mon-Wed-Fri', 'Three-Quarter Day'];
  const names = () =>
    shown.evaluateAll((radios) => radios.map((radio) => radio.parentElement!.textContent));
  await pick(page, casa, saturday, mornings);
  await pick(page, 'Nido');
  expect(await names()).toEqual([
    'Nido',
    casa,
    ...ofNido.slice(0, 3),
    saturday,
    mornings,
    ofNido[3],
  ]);
  await expect(page.getByRole('status')).toHaveText(
    `${finder.notOffered.heading} Nido offers: Monday to Friday, Tuesday to Thursday, or Mon-Wed-Fri, Three-Quarter Day Tell us what you need.`,
    visible,
  );
  // With the keyboard: up from Saturday, and on from the last of what there is to the first.
  await page.getByRole('radio', { name: saturday }).press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Mon-Wed-Fri' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Monday to Friday' })).toBeChecked();
  await pick(page, 'Three-Quarter Day');
  expect(await names()).toEqual(['Nido', casa, ...ofNido]);
});

test('an answer leads to its row; only the row that was linked or picked last has the outline for forced colors', async ({
  page,
}) => {
  const marked = () =>
    page
      .locator('tr[id]')
      .evaluateAll((rows) =>
        rows.filter((row) => getComputedStyle(row).outlineStyle === 'solid').map(({ id }) => id),
      );
  expect(await marked()).toEqual([]);
  await pick(page, 'Nido', 'Monday to Friday', 'Three-Quarter Day');
  expect(await marked()).toEqual(['nido-5-long']);
  await page.getByRole('status').getByRole('link', { name: finder.row }).click();
  await expect(page).toHaveURL(/#nido-5-long$/);
  await expect(page.locator('tbody:has(tr:target) td').first()).toBeInViewport();
  await page.goto('about:blank');
  await page.goto(`${fixture.url('/tuition')}#casa-5-school`);
  expect(await marked()).toEqual(['casa-5-school']);
  await pick(page, 'Nido', 'Mon-Wed-Fri', 'Three-Quarter Day');
  expect(await marked()).toEqual(['nido-mon-wed-fri-long']);
});
