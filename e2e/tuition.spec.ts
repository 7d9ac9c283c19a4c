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

test('the table shows each program’s prices and notes, and what is due when', async ({ page }) => {
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(0)).toHaveText('Days & length From and until Tuition', visible);
  await expect(rows.nth(1)).toHaveText('Nido (3-18 months)', visible);
  await expect(rows.nth(2)).toHaveText(
    'Nido, 5 days, Three-Quarter Day Monday to Friday 8am-5pm $485 a week',
    visible,
  );
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

test('other costs have a price or are free, with text and links', async ({ page }) => {
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

test('the finder starts empty, and three choices show a price and a year', async ({ page }) => {
  const answer = page.getByRole('status');
  await expect(answer).toHaveText('Nothing picked Pick one of each.', visible);
  // Reader views show everything that isn't `hidden`.
  await expect(answer.locator('> :not([hidden])')).toHaveCount(1);
  await pick(page, 'Nido', 'Monday to Friday', 'Three-Quarter Day');
  await expect(answer).toHaveText(
    'Nido, 5 days, Three-Quarter Day Monday to Friday 8am-5pm $485 a week ' +
      '$23,280 from August to July (48 × $485) Where it stands in the table Come and see',
    visible,
  );
});

test('the finder finds each row of the table, and says what isn’t offered', async ({ page }) => {
  const answers = page.getByRole('status').getByRole('heading');
  const titles = await page.getByRole('rowheader').allTextContents();
  for (const { name, prices } of tuition.programs) {
    for (const { days, session } of prices) {
      const { names } = tuition.days.find(({ id, count }) => days === (id ?? count))!;
      const { name: length } = tuition.sessions.find(({ id }) => id === session)!;
      await pick(page, name!, names, length);
      await expect(answers).toHaveText([titles.shift()!]);
    }
  }
  expect(titles).toEqual([]);
  await pick(page, 'Monday to Friday', 'Mornings');
  await expect(answers).toHaveText([finder.notOffered.heading]);
});

test('the finder hides what a program lacks, or says what it offers instead', async ({ page }) => {
  const shown = page.locator('fieldset label').filter({ visible: true });
  const [casa, saturday, mornings] = ['Internationalkinderhausprogrammes', 'Saturday', 'Mornings'];
  const daysOfNido = ['Monday to Friday', 'Tuesday to Thursday', 'Mon-Wed-Fri'];
  const long = 'Three-Quarter Day';
  await pick(page, casa, saturday, mornings);
  await pick(page, 'Nido');
  await expect(shown).toHaveText(['Nido', casa, ...daysOfNido, saturday, mornings, long]);
  await expect(page.getByRole('status')).toHaveText(
    `${finder.notOffered.heading} Nido offers: Monday to Friday, Tuesday to Thursday, or Mon-Wed-Fri, Three-Quarter Day Tell us what you need.`,
    visible,
  );
  // The keyboard skips what is hidden: up from Saturday, then down past the last option.
  await page.getByRole('radio', { name: saturday }).press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Mon-Wed-Fri' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Monday to Friday' })).toBeChecked();
  await pick(page, long);
  await expect(shown).toHaveText(['Nido', casa, ...daysOfNido, long]);
});

test('an answer links to its row, and only the latest row is outlined', async ({ page }) => {
  const rows = page.locator('tr[id]');
  const marked = () =>
    rows.evaluateAll((all) =>
      all.filter((row) => getComputedStyle(row).outlineStyle === 'solid').map(({ id }) => id),
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
