import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import { sites } from './sites';

// All of it works without a script: no page needs one to be walked through.
test.use({ javaScriptEnabled: false });

/** What Chromium tells assistive technology of a button: its accessibility tree's own word. */
async function expandedInTree(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name,
    role: 'button',
  });
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

/** Elsewhere: the button is tied to its menu so that the browser tells, and the menu is open. */
async function expandedByPlatform(button: Locator) {
  return button.evaluate(
    (element: HTMLButtonElement) => element.popoverTargetElement?.matches(':popover-open') ?? null,
  );
}

for (const { name, url, content } of sites) {
  const rows = content.pages.filter((row) => !row.sameAs);
  const home = rows.find(({ path }) => path === '/')!;
  const menus = [...new Set(rows.flatMap(({ menu }) => menu ?? []))];
  const linksOf = (menu: string) => rows.filter((row) => row.menu === menu);
  // Two menus may have a link of one name.
  const linkIn = (bar: Locator, row: { name: string; path: string }) =>
    bar
      .getByRole('link', { name: row.name, exact: true })
      .and(bar.page().locator(`[href$="${row.path}"]`));

  test.describe(`${name}, on a large screen`, () => {
    test.use({ viewport: desktop });

    for (const menu of menus) {
      test(`the ${menu} menu opens and closes by mouse and keys, and tells assistive technology`, async ({
        page,
        browserName,
      }) => {
        await page.goto(url('/'));
        const bar = page.locator('header');
        const button = bar.getByRole('button', { name: menu, exact: true });
        await expect(button).toHaveAccessibleName(menu);
        const links = linksOf(menu).map((row) => linkIn(bar, row));
        const [first] = links;
        const expanded = () =>
          browserName === 'chromium' ? expandedInTree(page, menu) : expandedByPlatform(button);

        await test.step('a click opens it, and a click outside closes it', async () => {
          for (const link of links) await expect(link).toBeHidden();
          expect(await expanded()).toBe(false);
          await button.click();
          for (const link of links) await expect(link).toBeInViewport();
          expect(await expanded()).toBe(true);
          await page.mouse.click(4, 700);
          for (const link of links) await expect(link).toBeHidden();
        });

        await test.step('Enter and Space open it, and Esc gives the focus back', async () => {
          for (const key of ['Enter', 'Space']) {
            await button.press(key);
            await expect(first!).toBeVisible();
            await page.keyboard.press('Tab');
            await expect(first!).toBeFocused();
            await page.keyboard.press('Escape');
            await expect(first!).toBeHidden();
            await expect(button).toBeFocused();
          }
        });
      });
    }

    test('every page can be reached from the bar', async ({ page }) => {
      await page.goto(url('/'));
      const bar = page.locator('header');
      for (const row of rows.filter(({ path }) => path !== '/')) {
        if (row.menu) await bar.getByRole('button', { name: row.menu, exact: true }).click();
        await linkIn(bar, row).click();
        await expect(page).toHaveURL(url(row.path));
      }
    });

    test('the home icon is called Home and leads home', async ({ page }) => {
      await page.goto(url(rows.at(-1)!.path));
      await linkIn(page.locator('header'), home).click();
      await expect(page).toHaveURL(url('/'));
    });

    test('following a link to the page one is on loads it again', async ({ page }) => {
      await page.goto(url('/'));
      const before = await page.evaluate(() => performance.timeOrigin);
      await linkIn(page.locator('header'), home).click();
      await expect.poll(() => page.evaluate(() => performance.timeOrigin)).not.toBe(before);
    });
  });

  test.describe(`${name}, on a phone`, () => {
    test.use({ viewport: phone, hasTouch: true });

    test('the toggle opens every link of the site and closes again', async ({ page }) => {
      await page.goto(url('/'));
      const bar = page.locator('header');
      const toggle = bar.getByRole('button', { name: content.site.header.menu, exact: true });
      const last = linkIn(bar, rows.at(-1)!);
      await expect(last).toBeHidden();
      await toggle.tap();
      for (const row of rows) {
        const link = linkIn(bar, row);
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport();
      }
      await page.keyboard.press('Escape');
      await expect(last).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.press('Enter');
      await expect(last).toBeVisible();
      await page.touchscreen.tap(4, 840);
      await expect(last).toBeHidden();
    });

    test('a link in the open menu leads to its page', async ({ page }) => {
      await page.goto(url('/'));
      await page.getByRole('button', { name: content.site.header.menu, exact: true }).tap();
      await linkIn(page.locator('header'), rows.at(-1)!).tap();
      await expect(page).toHaveURL(url(rows.at(-1)!.path));
    });
  });
}
