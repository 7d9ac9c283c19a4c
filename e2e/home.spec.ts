import { expect, test } from './fixtures';
import { sites } from './sites';

for (const { name, url, pageUrl, content } of sites) {
  const { home, school, programs } = content;

  test.describe(name, () => {
    test.beforeEach(({ page }) => page.goto(url('/')));

    test('the home page welcomes, says for which year it enrolls, and leads on', async ({
      page,
    }) => {
      await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
      const main = page.locator('main');
      await expect(main).toContainText(home.enrolling);
      for (const [label, id] of [
        [home.contactLink, 'contact'],
        [home.admissionsLink, 'admissions-process'],
      ] as const) {
        const link = main.getByRole('link', { name: label, exact: true }).first();
        expect(await link.evaluate((node: HTMLAnchorElement) => node.href)).toBe(pageUrl(id));
      }
    });

    test('one strip tells what comparing parents look for', async ({ page }) => {
      const strip = page.getByRole('region', { name: home.facts.heading, exact: true });
      const { labels, licensed } = home.facts;
      await expect(strip).toContainText(labels.ages);
      await expect(strip).toContainText(String(school.founded));
      await expect(strip).toContainText(school.classroom.adults);
      const { license, association } = school;
      const words = await strip.innerText();
      const credentials = strip.getByRole('term').getByText(labels.credentials, { exact: true });
      await expect(credentials).toHaveCount(license || association ? 1 : 0);
      if (license) expect(words).toContain(licensed);
      if (association) expect(words).toContain(association.membership);
    });

    test('every program leads to its section', async ({ page }) => {
      for (const program of programs.programs) {
        const address = `${new URL(pageUrl('programs')).pathname}#${program.id}`;
        const links = page.locator(`main a[href="${address}"]`);
        await expect(links.filter({ hasText: program.name }).first()).toBeVisible();
      }
    });
  });
}
