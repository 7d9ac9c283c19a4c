import { expect, test } from './fixtures';
import { hasPage, sites } from './sites';

for (const site of sites.filter((each) => hasPage(each, 'admissions-process'))) {
  const { name, pageUrl, content } = site;
  const { school } = content;
  const { steps, labels, questions, parentQuestions } = content.admissions;

  test.describe(name, () => {
    test.beforeEach(({ page }) => page.goto(pageUrl('admissions-process')));

    test('every step says who acts, what it costs and when', async ({ page }) => {
      const shown = page.locator('main ol > li');
      await expect(shown).toHaveCount(steps.length);
      for (const [index, step] of steps.entries()) {
        const item = shown.nth(index);
        await expect(item.getByRole('heading', { name: step.title, exact: true })).toBeVisible();
        await expect(item.getByRole('term')).toHaveText([labels.who, labels.cost, labels.time]);
        await expect(item.getByRole('definition')).toHaveText([step.who, step.cost, step.time]);
      }
    });

    test('a step with a link or an offer to talk has what it takes', async ({ page }) => {
      const shown = page.locator('main ol > li');
      for (const [index, { link, offersContact }] of steps.entries()) {
        const item = shown.nth(index);
        const names = link ? [link.label] : [];
        if (offersContact) names.push(labels.write, school.telephone);
        for (const name of names) {
          await expect(item.getByRole('link', { name }).first()).toBeVisible();
        }
      }
    });

    test('questions stand there, with answers where the school gives them', async ({ page }) => {
      const main = page.locator('main');
      for (const question of questions.items) await expect(main).toContainText(question);
      await expect(page.locator('#answers')).toHaveCount(parentQuestions ? 1 : 0);
      for (const { question } of parentQuestions?.items ?? []) {
        await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible();
      }
    });
  });
}
