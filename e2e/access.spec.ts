import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { expect, test } from './fixtures';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const paths = pages.filter((page) => !page.sameAs).map((page) => page.path);

/** axe with WCAG 2.2 AA, its best practices, and contrast and target size as AAA has them. */
async function expectAxeFindsNothing(page: Page) {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
    })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  // Words on a picture are beyond axe: their contrast has a test of its own (contrast.spec.ts). So are headers of
  // a group of rows (scope="rowgroup"), which it does not know.
  const unsure = incomplete.filter(
    ({ id }) => !id.startsWith('color-contrast') && id !== 'th-has-data-cells',
  );
  expect(unsure.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [desktop, phone]) {
      test(`${path} is open to everyone, ${colorScheme}, ${viewport.width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expectAxeFindsNothing(page);
        const buttons = page.locator('header button:visible');
        await buttons.first().click();
        await expectAxeFindsNothing(page);
      });
    }
  }

  test(`${path} never scrolls sideways, from 320 px and at 400 % zoom to 1920 px`, async ({
    page,
  }) => {
    // 1280 × 1024 at 400 % zoom is 320 × 256 (WCAG 1.4.10).
    for (const [width, height] of [
      [320, 256],
      [320, 700],
      [390, 844],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test(`${path} cuts nothing off when a reader spaces the text out`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    // The override of WCAG 1.4.12, set as a user's own style sheet would be, whatever the policy.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const clips = /hidden|clip/.test(overflowX + overflowY) && element.clientWidth > 1;
          return (
            clips &&
            (element.scrollWidth > element.clientWidth + 1 ||
              element.scrollHeight > element.clientHeight + 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });

  test(`${path} can be walked with the Tab key, the focus always in sight`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const count = await page
      .locator('a[href]:visible, button:visible, input:visible, textarea:visible')
      .count();
    const seen = new Set<string>();
    for (let step = 0; step < count; step++) {
      await page.keyboard.press('Tab');
      const state = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return {
          name: element.outerHTML.slice(0, 160),
          outline: parseFloat(style.outlineWidth),
          covered: !(top && (element.contains(top) || top.contains(element))),
          frame: element.tagName === 'IFRAME' || element === document.body,
        };
      });
      if (state.frame) break;
      expect(state.outline, state.name).toBeGreaterThanOrEqual(2);
      expect(state.covered, `${state.name} is covered`).toBe(false);
      seen.add(state.name);
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  test(`${path} has its headings in order and its landmarks once`, async ({ page }) => {
    await page.goto(path);
    const ranks = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
    expect(ranks[0]).toBe(1);
    ranks.forEach((rank, index) => {
      if (index > 0) expect(rank).toBeLessThanOrEqual(ranks[index - 1]! + 1);
    });
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
  });

  test(`${path} gives every control a size of 44 px`, async ({ page }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
      // A link within a sentence may be as small as its words (WCAG 2.5.5); a radio button is as
      // large as its label.
      const small = await page
        .locator(
          'a:visible, button:visible, input:not([type=radio]):visible, textarea:visible, label:has(input):visible',
        )
        .evaluateAll((controls) =>
          controls
            .filter((control) => getComputedStyle(control).display !== 'inline')
            .map((control) => ({
              html: control.outerHTML.slice(0, 80),
              ...control.getBoundingClientRect().toJSON(),
            }))
            .filter(({ width, height }) => Math.min(width, height) < 44)
            .map(({ html, width, height }) => `${width} × ${height}: ${html}`),
        );
      expect(small).toEqual([]);
    }
  });

  test(`${path} keeps every control visible in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const invisible = await page
      .locator('main a:visible, main button:visible, header button:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { color, backgroundColor } = getComputedStyle(control);
            return color === backgroundColor;
          })
          .map((control) => control.outerHTML.slice(0, 80)),
      );
    expect(invisible).toEqual([]);
  });

  test(`${path} shows pictures sharp enough for their box`, async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      for (const image of await page.locator('main img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
          )
          .toBe(true);
        const { box, file } = await image.evaluate((img: HTMLImageElement) => ({
          box: img.getBoundingClientRect().width,
          file: Number(/-(\d+)\./.exec(img.currentSrc)?.[1]),
        }));
        expect(file).toBeGreaterThanOrEqual(box * 0.98);
      }
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [desktop, phone]) {
    test(`a form with mistakes is open to everyone, ${colorScheme}, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto('/contact');
      await page.getByLabel('Email').fill('nobody@');
      await page.getByLabel('Cell Phone').fill('call me');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Email is invalid')).toBeVisible();
      await expectAxeFindsNothing(page);
    });
  }
}
