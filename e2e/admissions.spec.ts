import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const { pageUrl, content } = secondSchool;
const { steps, labels, questions, parentQuestions } = content.admissions;

test.beforeEach(({ page }) => page.goto(pageUrl('admissions-process')));

test('every step says who acts, what it costs and when, and has its links', async ({ page }) => {
  const shown = page.locator('main ol > li');
  await expect(shown).toHaveCount(steps.length);
  for (const [index, step] of steps.entries()) {
    const item = shown.nth(index);
    await expect(item.getByRole('heading', { name: step.title, exact: true })).toBeVisible();
    await expect(item.getByRole('term')).toHaveText([labels.who, labels.cost, labels.time]);
    await expect(item.getByRole('definition')).toHaveText([step.who, step.cost, step.time]);
    const contact = [labels.write, `${labels.call} ${content.school.telephone}`];
    await expect(item.getByRole('link')).toHaveText([
      ...(step.offersContact ? contact : []),
      ...(step.link ? [step.link.label] : []),
    ]);
  }
});

test('the page shows questions, with answers where the school gives them', async ({ page }) => {
  const main = page.locator('main');
  for (const question of questions.items) await expect(main).toContainText(question);
  for (const { question } of parentQuestions!.items) {
    await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible();
  }
});
