import { expect, test } from './test';
import words from './fixture/content/programs';
import { fixture } from './fixture-site';

const { programs } = words;

test.beforeEach(({ page }) => page.goto(fixture.url('/programs')));

test('the chart has every program, its ages, and whether it is open', async ({ page }) => {
  const chart = page.getByRole('region', { name: words.chart.heading });
  await expect(chart.getByRole('term')).toHaveText(programs.map(({ name }) => name));
  await expect(chart.getByRole('definition')).toHaveText([
    'From 3-18 months',
    'From 3-6',
    'From 6-9, not yet open',
    'K–3rd grade',
  ]);
});

test('every program has a numbered section that can be linked to', async ({ page }) => {
  for (const [index, program] of programs.entries()) {
    const section = page.locator(`#${program.id}`);
    const heading = section.getByRole('heading', { level: 2, name: program.name });
    await expect(heading).toBeVisible();
    await expect(section.getByText(`0${index + 1}`, { exact: true })).toBeVisible();
  }
});

test('a section lists the program’s details and what else it costs', async ({ page }) => {
  const details = (id: string) => page.locator(`#${id}`).getByRole('definition');
  await expect(details('nido')).toHaveText([
    'nine babies, three adults',
    'Monday to Friday, 7:45am-5:45pm',
    'each fall: $45.50',
  ]);
  await expect(details('casa').last()).toHaveText('two hours each morning');
  await expect(details('garden-club')).toHaveText(['Saturdays: On the house']);
});

test('a program without a photo has the frame for one', async ({ page }) => {
  const frame = page.locator('#lower-elementary').getByRole('figure');
  await expect(frame).toHaveText('Lower Elementary PHOTO');
});
