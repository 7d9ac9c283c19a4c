import { expect, test } from './fixtures';
import { sites } from './sites';

for (const { name, url, content } of sites) {
  const { steps, labels, questions, parentQuestions } = content.admissions;

  test.describe(name, () => {
    test.beforeEach(({ page }) => page.goto(url('/admissions-process')));

    test('every step says who acts, what it costs and when', async ({ page }) => {
      const shown = page.locator('main ol > li');
      await expect(shown).toHaveCount(steps.length);
      for (const [index, step] of steps.entries()) {
        const item = shown.nth(index);
        await expect(item.getByRole('heading', { name: step.title })).toBeVisible();
        await expect(item.getByRole('term')).toHaveText([labels.who, labels.cost, labels.time]);
        await expect(item.getByRole('definition')).toHaveText([step.who, step.cost, step.time]);
      }
    });

    test('a step with a link or an offer to talk has what it takes', async ({ page }) => {
      const shown = page.locator('main ol > li');
      for (const [index, { link, offersContact }] of steps.entries()) {
        const item = shown.nth(index);
        if (link) await expect(item.getByRole('link', { name: link.label })).toBeVisible();
        const contact = item.locator('a[href^="mailto:"], a[href^="tel:"]');
        if (offersContact) await expect(contact).toHaveCount(2);
      }
    });

    test('questions stand there, with answers where the school gives them', async ({ page }) => {
      const main = page.locator('main');
      for (const question of questions.items) await expect(main).toContainText(question);
      await expect(page.locator('#answers')).toHaveCount(parentQuestions ? 1 : 0);
      for (const { question } of parentQuestions?.items ?? []) {
        await expect(page.getByRole('heading', { name: question })).toBeVisible();
      }
    });
  });
}
