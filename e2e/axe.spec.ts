import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import { live, sites, type Site } from './sites';

/** axe with WCAG 2.2 AA, its best practices, and contrast and target size as AAA has them. */
async function expectAxeFindsNothing(page: Page) {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
    })
    .analyze();
  // Words on a picture are beyond axe: their contrast has a test of its own (contrast.spec.ts). So
  // are headers of a group of rows (scope="rowgroup"), which it does not know.
  const unsure = incomplete.filter(
    ({ id }) => !id.startsWith('color-contrast') && id !== 'th-has-data-cells',
  );
  const found = [...violations, ...unsure];
  expect(found.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

const looks = [
  { viewport: desktop, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desktop, colorScheme: 'dark' },
  { viewport: phone, colorScheme: 'light' },
] as const;

/**
 * In both schemes and on both screens; a page without scripts needs no new load for that. The second
 * school has the same colors and components: each of its pages is seen once in either.
 */
async function inEveryLook(page: Page, site: Site, check: () => Promise<void>) {
  for (const { viewport, colorScheme } of site === live ? looks : looks.slice(0, 2)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await test.step(`${colorScheme}, ${viewport.width} px`, check);
  }
}

for (const site of sites) {
  const { name, url, content } = site;
  for (const { path } of content.pages.filter((row) => !row.sameAs)) {
    test(`${name}: axe finds nothing on ${path}, light or dark, large or small`, async ({
      page,
    }) => {
      await page.goto(url(path));
      await inEveryLook(page, site, () => expectAxeFindsNothing(page));
    });
  }

  test(`${name}: axe finds nothing in an open menu`, async ({ page }) => {
    await page.goto(url('/'));
    await inEveryLook(page, site, async () => {
      const button = page.locator('header button:visible').first();
      await button.click();
      await expect(page.locator('header :popover-open')).toBeVisible();
      await expectAxeFindsNothing(page);
      await page.keyboard.press('Escape');
    });
  });

  test(`${name}: axe finds nothing in a form with mistakes`, async ({ page }) => {
    const { labels, send, errors } = content.contact.form;
    await page.goto(url('/contact'));
    await page.getByLabel(labels.email).fill('nobody@');
    await page.getByLabel(labels.phone).fill('call me');
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByText(errors.emailInvalid)).toBeVisible();
    await inEveryLook(page, site, () => expectAxeFindsNothing(page));
  });
}
