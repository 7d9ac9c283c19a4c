import type { Locator, Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { expect, test } from './fixtures';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const menus = [...new Set(pages.flatMap((page) => page.menu ?? []))];
const linksOf = (menu: string) => pages.filter((page) => page.menu === menu && !page.sameAs);

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test.describe('on a large screen', () => {
      test.use({ viewport: desktop });

      for (const menu of menus) {
        test(`the ${menu} menu opens with a click, and a click outside closes it`, async ({
          page,
        }) => {
          await page.goto('/');
          const bar = page.locator('header');
          const button = bar.getByRole('button', { name: menu });
          await expect(button).toHaveAccessibleName(menu);
          const links = linksOf(menu).map(({ name }) =>
            bar.getByRole('link', { name, exact: true }),
          );
          for (const link of links) await expect(link).toBeHidden();
          await button.click();
          for (const link of links) await expect(link).toBeInViewport();
          await page.mouse.click(640, 700);
          for (const link of links) await expect(link).toBeHidden();
        });

        test(`the ${menu} menu opens with Enter and Space, and Esc gives the focus back`, async ({
          page,
        }) => {
          await page.goto('/');
          const button = page.locator('header').getByRole('button', { name: menu });
          const first = page
            .locator('header')
            .getByRole('link', { name: linksOf(menu)[0]!.name, exact: true });
          for (const key of ['Enter', 'Space']) {
            await button.press(key);
            await expect(first).toBeVisible();
            await page.keyboard.press('Tab');
            await expect(first).toBeFocused();
            await page.keyboard.press('Escape');
            await expect(first).toBeHidden();
            await expect(button).toBeFocused();
          }
        });

        test(`the ${menu} button tells assistive technology whether its menu is open`, async ({
          page,
          browserName,
        }) => {
          await page.goto('/');
          const button = page.locator('header').getByRole('button', { name: menu });
          const expanded = () =>
            browserName === 'chromium' ? expandedInTree(page, menu) : expandedByPlatform(button);
          expect(await expanded()).toBe(false);
          await button.click();
          expect(await expanded()).toBe(true);
        });
      }
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true });

      test('the toggle opens every link of the site and closes again', async ({ page }) => {
        await page.goto('/');
        const bar = page.locator('header');
        const toggle = bar.getByRole('button', { name: 'Menu' });
        const contact = bar.getByRole('link', { name: 'Contact', exact: true });
        await expect(contact).toBeHidden();
        await toggle.tap();
        for (const { name } of pages.filter((row) => !row.sameAs)) {
          await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport();
        }
        await page.keyboard.press('Escape');
        await expect(contact).toBeHidden();
        await expect(toggle).toBeFocused();
        await toggle.press('Enter');
        await expect(contact).toBeVisible();
        await page.touchscreen.tap(195, 820);
        await expect(contact).toBeHidden();
      });

      test('a link in the open menu leads to its page', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).tap();
        await page.locator('header').getByRole('link', { name: 'Tuition' }).tap();
        await expect(page).toHaveURL('/tuition');
      });
    });

    for (const path of ['/no-such-page', '/programs/no-such-page', '/tuition.php?x=1#y']) {
      test(`${path} leads to the home page`, async ({ page, allowed }) => {
        allowed.push(/404/);
        await page.goto(path);
        await expect(page).toHaveURL('/');
      });
    }
  });
}

test('the home icon is called Home and leads home', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/tuition');
  await page.locator('header').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('following a link to the page one is on loads it again', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/contact');
  const before = await page.evaluate(() => performance.timeOrigin);
  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForFunction((origin) => performance.timeOrigin !== origin, before);
});

test('the first Tab offers to skip the bar, and does', async ({ page }) => {
  await page.goto('/programs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/programs#main');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => !!document.activeElement?.closest('main'));
  expect(inMain).toBe(true);
});

for (const viewport of [desktop, phone]) {
  test(`no anchor comes to rest under the bar at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const { path } of pages.filter((row) => !row.sameAs)) {
      await page.goto(path);
      const anchors = await page
        .locator('main a[href^="#"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
      for (const anchor of anchors) {
        await page.goto(path + anchor);
        const [bar, target] = await Promise.all([
          page.locator('header.bar').boundingBox(),
          page.locator(anchor).boundingBox(),
        ]);
        expect(target!.y, path + anchor).toBeGreaterThanOrEqual(bar!.y + bar!.height);
      }
    }
  });
}
