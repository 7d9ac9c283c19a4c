import { HtmlValidate } from 'html-validate';
import { expect, test } from './fixtures';
import { sites } from './sites';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // The age chart is a table laid out as a grid: its roles keep it a table for assistive technology.
  rules: { 'no-redundant-role': 'off' },
});

for (const { name, url, content } of sites) {
  const { pages, school } = content;
  for (const { path, title, description, sameAs } of pages) {
    test(`${name}: ${path} has what every page has`, async ({ page }) => {
      const response = await page.goto(url(path));

      await test.step('one heading of the first rank, a title, a description', async () => {
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveTitle(title);
        const about = page.locator('meta[name=description]');
        await expect(about).toHaveAttribute('content', description);
      });

      await test.step('headings in order, and each landmark once', async () => {
        const ranks = await page
          .locator('h1, h2, h3, h4')
          .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
        expect(ranks[0]).toBe(1);
        ranks.forEach((rank, index) => {
          if (index > 0) expect(rank).toBeLessThanOrEqual(ranks[index - 1]! + 1);
        });
        for (const role of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(role)).toHaveCount(1);
        }
      });

      await test.step('valid HTML', async () => {
        const { results } = await validator.validateString(await response!.text());
        const messages = results.flatMap((each) => each.messages.map(({ message }) => message));
        expect(messages).toEqual([]);
      });

      await test.step('a mark in the bar, which page this is', async () => {
        const current = page.locator('header a[aria-current=page]');
        await expect(current).toHaveCount(1);
        const href = await current.getAttribute('href');
        expect(new URL(href!, page.url()).href).toBe(url(sameAs ?? path));
      });

      await test.step('in its foot the ways to reach the school', async () => {
        const foot = page.getByRole('contentinfo');
        await expect(foot.getByRole('link', { name: school.telephone }).first()).toBeVisible();
        await expect(foot.getByRole('link', { name: school.email }).first()).toBeVisible();
        await expect(foot).toContainText(school.postalAddress.street);
      });
    });
  }
}
