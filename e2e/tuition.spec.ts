import { expect, test } from './test';
import tuition from './fixture/content/tuition';
import { fixture } from './sites';

// The table and the finder work without a script.
test.use({ javaScriptEnabled: false });

const { finder } = tuition;
const visible = { useInnerText: true };

test.beforeEach(({ page }) => page.goto(fixture.url('/tuition')));

test('the table has every price, its days and hours, and what is due first', async ({ page }) => {
  await expect(page.getByRole('row')).toHaveText(
    [
      'Days & length From and until Yearly To begin',
      'Nido (3-18 months)',
      'Nido, 5 days, Long Days Monday to Friday 8am-5pm $24,850 10 × $2,485 $2,485',
      'Nido, 3 days, Long Days Tuesday to Thursday 8am-5pm $16,900 10 × $1,690 $1,690',
      'Diapers are yours, laundry is ours.',
      'Casa & Kindergarten (3-6 years)',
      'Casa & Kindergarten, 5 school days Monday to Friday 7:45am-3:15pm $18,750 10 × $1,875 $1,875',
      'Casa & Kindergarten, 3 school days Tuesday to Thursday 7:45am-3:15pm $11,800 10 × $1,180 $1,180',
      'Casa & Kindergarten, Mornings Saturday 7:45am-12:15pm $2,400 10 × $240 $240',
      'Lower Elementary (6-9 years)',
      'By what a family earns: ask the front office.',
    ],
    visible,
  );
});

test('fees and other offers show their price, or say that they are free', async ({ page }) => {
  for (const [heading, words] of [
    ['Once, and when', 'Application fee $75 One for a family, not for a child.'],
    [
      'Once, and when',
      'Boots & rain suit Nido $45.50 Casa dei Bambini & Kindergarten Room $60 Each fall Late at the gate $2 a minute',
    ],
    ['Saturday Playgroup', 'who do not walk yet. What to bring. Saturdays: On the house'],
    ['Before and after', 'Late gate, with supper $18 a day'],
    ['Assistance', 'One family in four has it'],
  ] as const) {
    const region = page.getByRole('region', { name: heading, exact: true });
    await expect(region).toContainText(words, visible);
  }
});

test('the finder recommends nothing; it shows a price after three choices, and mentions no deposit', async ({
  page,
}) => {
  const answer = page.getByRole('status');
  await expect(answer).toHaveText('Nothing picked Pick one of each.', visible);
  // Reader views show what is not `hidden`.
  await expect(answer.locator('> :not([hidden])')).toHaveCount(1);
  for (const name of ['Nido', '5 days', 'Long Days']) await page.getByLabel(name).check();
  await expect(answer).toHaveText(
    'Nido, 5 days, Long Days Monday to Friday 8am-5pm $24,850 a year ' +
      'in ten payments of $2,485 $24,970.50 for the first year, with the fees below ' +
      'When you apply $75 application fee Each fall $45.50 boots & rain suit When we say yes $2,485 the first payment ' +
      'Where it stands in the table',
    visible,
  );
  await expect(page.locator('main')).not.toContainText('deposit', visible);
});

test('the finder has one answer for each choice', async ({ page }) => {
  const answers = page.getByRole('status').getByRole('heading');
  for (const { name, prices } of tuition.programs.filter((each) => each.prices.length)) {
    await page.getByLabel(name).check();
    for (const { count } of tuition.days) {
      await page.getByLabel(count === 1 ? '1 day' : `${count} days`).check();
      for (const { id, name: length } of tuition.sessions) {
        await page.getByLabel(length).check();
        const isOffered = prices.some(({ days, session }) => days === count && session === id);
        await expect(answers).toHaveText([
          isOffered ? new RegExp(`^${name}`) : finder.notOffered.heading,
        ]);
      }
    }
  }
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
  for (const name of ['Nido', '5 days', 'Long Days']) await page.getByLabel(name).check();
  expect(await marked()).toEqual(['nido-5-long']);
  await page.getByRole('status').getByRole('link', { name: finder.row }).click();
  await expect(page).toHaveURL(/#nido-5-long$/);
  await expect(page.locator('tbody:has(tr:target) td').first()).toBeInViewport();
  await page.goto('about:blank');
  await page.goto(`${fixture.url('/tuition')}#casa-5-school`);
  expect(await marked()).toEqual(['casa-5-school']);
  for (const name of ['Nido', '3 days', 'Long Days']) {
    await page.getByLabel(name).check();
  }
  expect(await marked()).toEqual(['nido-3-long']);
});
