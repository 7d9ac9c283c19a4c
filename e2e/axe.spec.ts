import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import { hasPage, secondSchool, sites, type Site } from './sites';

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
 * Each page of the live school in both schemes and on both screens, where a page without scripts needs
 * no new load. The second school has the same colors and components: its pages take turns.
 */
async function inItsLooks(page: Page, site: Site, turn: number, check: () => Promise<void>) {
  const own = site === secondSchool ? [looks[turn % looks.length]!] : looks.slice(0, 2);
  for (const { viewport, colorScheme } of own) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await test.step(`${colorScheme}, ${viewport.width} px`, check);
  }
}

for (const site of sites) {
  const { name, url, pageUrl, content } = site;
  for (const [turn, { path }] of content.pages.filter((row) => !row.sameAs).entries()) {
    test(`${name}: axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(url(path));
      await inItsLooks(page, site, turn, () => expectAxeFindsNothing(page));
    });
  }

  test(`${name}: axe finds nothing in an open menu`, async ({ page }) => {
    await page.goto(url('/'));
    await inItsLooks(page, site, 2, async () => {
      const button = page.locator('header button:visible').first();
      // A school whose pages stand in no menu has one on telephones alone.
      if (!(await button.count())) return;
      await button.click();
      await expect(page.locator('header :popover-open')).toBeVisible();
      await expectAxeFindsNothing(page);
      await page.keyboard.press('Escape');
    });
  });

  if (!hasPage(site, 'contact')) continue;
  test(`${name}: axe finds nothing in a form with mistakes`, async ({ page }) => {
    const { send, errors } = content.contact.form;
    await page.goto(pageUrl('contact'));
    await page.locator('[name=from_email]').fill('nobody@');
    await page.locator('[name=from_phone]').fill('call me');
    await page.getByRole('button', { name: send, exact: true }).click();
    const email = page.locator('[name=from_email]');
    await expect(email).toHaveAccessibleDescription(errors.emailInvalid);
    await inItsLooks(page, site, 3, () => expectAxeFindsNothing(page));
  });
}
