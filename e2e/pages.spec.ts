import AxeBuilder from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { pages } from '@/content/pages';
import { school } from '@/content/school';
import { expect, test } from './fixtures';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // The age chart is a table laid out as a grid: its roles keep it a table for assistive technology.
  rules: { 'no-redundant-role': 'off' },
});

for (const { path, title, description, sameAs } of pages) {
  test.describe(`a visitor to ${path}`, () => {
    test('finds one heading of the first rank, a title and a description', async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(sameAs ?? path);
    });

    test('finds that every link leads somewhere', async ({ page, request }) => {
      await page.goto(path);
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) => (anchors as HTMLAnchorElement[]).map((anchor) => anchor.href));
      expect(links.length).toBeGreaterThan(10);
      for (const link of new Set(links)) {
        const url = new URL(link);
        if (url.protocol === 'mailto:') expect(decodeURIComponent(url.pathname)).toContain('@');
        else if (url.protocol === 'tel:') expect(url.pathname).toMatch(/^\+\d{11}$/);
        else if (url.origin === new URL(page.url()).origin) {
          const response = await request.get(url.origin + url.pathname);
          expect(response.status(), link).toBe(200);
          if (url.hash) {
            expect(await response.text(), link).toMatch(new RegExp(`id="${url.hash.slice(1)}"`));
          }
        }
      }
    });

    test('reads a page in which axe finds nothing to mend', async ({ page }) => {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });

    test('gets valid HTML', async ({ request }) => {
      const html = await (await request.get(path)).text();
      const { results } = await validator.validateString(html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    });

    test('sees in the bar which page this is', async ({ page }) => {
      await page.goto(path);
      const current = page.locator('header a[aria-current=page]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', sameAs ?? path);
    });

    test('can reach the school from its foot', async ({ page }) => {
      await page.goto(path);
      const foot = page.locator('footer').last();
      await expect(foot.getByRole('link', { name: school.telephone })).toBeVisible();
      await expect(foot.getByRole('link', { name: school.email })).toBeVisible();
      await expect(foot).toContainText(school.address.street);
    });
  });
}

test('no two pages share a title or a description', () => {
  const own = pages.filter((page) => !page.sameAs);
  expect(new Set(own.map((page) => page.title)).size).toBe(own.length);
  expect(new Set(own.map((page) => page.description)).size).toBe(own.length);
});

test('the sitemap names every page once, by its own address', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(listed).toEqual(pages.filter((page) => !page.sameAs).map((page) => page.path));
});
