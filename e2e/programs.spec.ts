import { expect, test } from './test';
import words from './fixture/content/programs';
import { fixture } from './sites';

const { programs } = words;

test.beforeEach(({ page }) => page.goto(fixture.url('/programs')));

test('the chart has every program, its ages, and whether it is open', async ({ page }) => {
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText(programs.map(({ name }) => name));
  await expect(rows.getByRole('cell')).toHaveText([
    'From 3-18 months',
    'From 3-6',
    'From 6-9, not yet open',
    'Whoever can hold a rake',
  ]);
  await expect(rows.last().locator('rect')).toHaveCount(0);
});

test('a picked age names its programs and highlights their bars; only forced colors dim no others @chromium', async ({
  page,
}) => {
  const bars = page.getByRole('table').locator('td svg');
  const opacities = () =>
    bars.evaluateAll((all) => all.map((bar) => Number(getComputedStyle(bar).opacity)));
  const ages = page.getByRole('radiogroup', { name: 'Age of your child' });
  await ages.getByRole('radio', { name: '4', exact: true }).check();
  expect(await opacities()).toEqual([0.3, 1, 0.3, 0.3]);
  await ages.getByRole('radio', { name: '0', exact: true }).check();
  expect(await opacities()).toEqual([1, 0.3, 0.3, 0.3]);
  await expect(page.getByRole('status')).toHaveText(
    'Age 0: Nido beginning at 3 months (at least $16,900 a year).',
    { useInnerText: true },
  );
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await opacities()).toEqual([1, 1, 1, 1]);
});

test('every program has a numbered section that can be linked to', async ({ page }) => {
  for (const [index, program] of programs.entries()) {
    const section = page.locator(`#${program.id}`);
    const heading = section.getByRole('heading', { level: 2, name: program.name });
    await expect(heading).toBeVisible();
    await expect(section).toContainText(`0${index + 1}`);
    for (const fact of [program.ratio, program.hours, program.workPeriod]) {
      if (fact) await expect(section).toContainText(fact);
    }
  }
});
