import { expect, test } from './fixtures';
import { hasPage, sites } from './sites';

for (const site of sites.filter((each) => hasPage(each, 'programs'))) {
  const { name, pageUrl, content } = site;
  const { programs, labels } = content.programs;

  test.describe(name, () => {
    test.beforeEach(({ page }) => page.goto(pageUrl('programs')));

    test('every program stands in the chart with its ages, and whether it is yet to come', async ({
      page,
    }) => {
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(programs.length + 1);
      for (const [index, program] of programs.entries()) {
        const row = rows.nth(index + 1);
        await expect(row).toContainText(program.name);
        await expect(row.locator('rect')).toHaveCount(program.ages ? 1 : 0);
        if (!program.ages) await expect(row).toContainText(program.agesNote ?? '');
        const words = await row.innerText();
        expect(words.includes(labels.comingSoon)).toBe(program.comingSoon);
      }
    });

    test('no bar leaves the chart, whatever the ages', async ({ page }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const bars = await page
          .getByRole('table')
          .locator('rect')
          .evaluateAll((rects) =>
            rects.map((rect) => {
              const [bar, chart] = [rect, rect.closest('svg')!].map((each) =>
                each.getBoundingClientRect(),
              );
              return { bar: bar!.toJSON(), chart: chart!.toJSON() };
            }),
          );
        for (const { bar, chart } of bars) {
          expect(bar.left).toBeGreaterThanOrEqual(chart.left - 1);
          expect(bar.right).toBeLessThanOrEqual(chart.right + 1);
          expect(bar.width).toBeGreaterThan(0);
        }
      }
    });

    test('every program has a numbered section that can be linked to', async ({ page }) => {
      for (const [index, program] of programs.entries()) {
        const section = page.locator(`#${program.id}`);
        const heading = section.getByRole('heading', { level: 2, name: program.name });
        await expect(heading).toBeVisible();
        await expect(section).toContainText(String(index + 1).padStart(2, '0'));
        for (const fact of [program.ratio, program.hours, program.workPeriod]) {
          if (fact) await expect(section).toContainText(fact);
        }
      }
    });
  });
}
