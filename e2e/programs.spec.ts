import { expect, test } from './test';
import { widths } from './screens';
import words from './fixture/content/programs';
import { fixture } from './sites';

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
  // Reader views show what is not `hidden`.
  await expect(page.locator('[role=status] > :not([hidden])')).toHaveCount(0);
});

test('a frame stands for a photo to come', async ({ page }) => {
  const program = page.getByRole('region', { name: /^Lower Elementary/ });
  await expect(program.getByRole('figure')).toHaveText('The room that we are building PHOTO');
});

test('a picked age names its programs and highlights their bars; only forced colors dim no others @chromium', async ({
  page,
}) => {
  const opacities = () =>
    page
      .locator('[data-ages]')
      .evaluateAll((all) => all.map((bar) => Number(getComputedStyle(bar).opacity)));
  const ages = page.getByRole('radiogroup', { name: 'Age of your child' });
  await ages.getByRole('radio', { name: '4', exact: true }).check();
  await expect.poll(opacities).toEqual([0.3, 1, 0.3, 0.3]);
  await ages.getByRole('radio', { name: '0', exact: true }).check();
  await expect.poll(opacities).toEqual([1, 0.3, 0.3, 0.3]);
  await expect(ages.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(
    'Age 0: Nido beginning at 3 months (at least $16,900 a year).',
    { useInnerText: true },
  );
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(opacities).toEqual([1, 1, 1, 1]);
});

test('the line of an age is below its bead, and crosses no words', async ({ page }) => {
  const bead = page.getByRole('radio', { name: '3', exact: true });
  await bead.check();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await page.locator('dl > div:has([data-ages])').evaluateAll((all) =>
      all.map((row) => {
        const boxes = [...row.querySelectorAll('dt, dd, line[data-age="3"]')];
        const [name, ages, , line] = boxes.map((box) => box.getBoundingClientRect());
        const isFree = [name!, ages!].every(
          ({ right, bottom }) => right < line!.left || bottom <= line!.top,
        );
        return { isFree, center: line!.x };
      }),
    );
    const { x, width: size } = (await bead.boundingBox())!;
    for (const { isFree, center } of rows) {
      expect(isFree, `at ${width} px`).toBe(true);
      expect(Math.abs(x + size / 2 - center), `at ${width} px`).toBeLessThan(1);
    }
  }
});

test('every program has a numbered section that can be linked to', async ({ page }) => {
  for (const [index, program] of programs.entries()) {
    const section = page.locator(`#${program.id}`);
    const heading = section.getByRole('heading', { level: 2, name: program.name });
    await expect(heading).toBeVisible();
    await expect(section).toMatchAriaSnapshot(`- paragraph: "0${index + 1}"`);
    for (const fact of [program.opens, program.ratio, program.hours, program.workPeriod]) {
      if (fact) await expect(section).toContainText(fact);
    }
  }
  const offer = page.locator('#garden-club').getByRole('definition');
  await expect(offer).toHaveText(['Saturdays', 'On the house']);
});
