import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Page as Row } from '@/content/schema/pages';
import type { School } from '@/content/schema/school';
import { blankPattern } from '@/content/shared/blank-pattern';
import { expect, test } from '../test';
import { desktop, phone, widths } from '../screens';
import type { BuiltSite } from '../fixture-site';
import { adoptStyles } from './adopt-styles';
import { brokenNumbers } from './broken-numbers';
import { expectMessageIsSent, submitMistakes } from './submitted-form';
import { tooSmall } from './too-small';
import { tooWide } from './too-wide';
import { expectValidHtml } from './valid-html';
import { faintTextOnPhotos } from './text-on-photos';

const looks = [desktop, phone].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

/**
 * Tests each page of a finished site in one visit, and that unknown addresses lead to its home page.
 *
 * @param origin the origin that pages name as their own. Without it, Playwright's `baseURL`.
 */
export function testPages({ url, pages }: BuiltSite, school: School, origin?: string) {
  for (const row of pages) {
    const { path } = row;
    test(`${path} follows web standards and fits any screen`, async ({ page, baseURL }) => {
      const response = (await page.goto(url(path)))!;
      expect(response.status()).toBe(200);
      // The host didn't redirect it.
      expect(page.url()).toBe(response.request().url());
      await expectValidHtml(response);
      await expectPolicy(page);
      await expectMetadata(page, response, row, (origin ?? baseURL) + url(path));
      await expect(page.locator('script[type=speculationrules]')).toBeAttached();
      await expectHeaderAndFooter(page, school);
      await page.evaluate(axeSource);
      await eachLook(page, () => expectAccessible(page));
      if (path === '/') await expectAccessibleMenu(page);
      if (await page.locator('[data-island] form').count()) {
        await submitMistakes(page);
        await eachLook(page, () => expectAccessible(page));
        await expectMessageIsSent(page);
      }
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect(await anchorsUnderHeader(page), `at ${viewport.width} px`).toEqual([]);
      }
      await expectFits(page);
      await expectSpacedTextFits(page);
    });
  }

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false, allowed: [/404/] });

    test('an unknown address leads to the home page', async ({ page }) => {
      for (const path of ['/no-such-page', '/programs/no-such-page/', '/tuition.php?x=1#y']) {
        expect((await page.goto(url(path)))?.status()).toBe(404);
        await expect(page).toHaveURL(url('/'));
      }
    });
  });
}

/** Expects a strict policy. The browser reports what it blocks, and then the test fails. */
async function expectPolicy(page: Page) {
  const policy = page.locator('meta[http-equiv="Content-Security-Policy" i]');
  await expect(policy).toHaveAttribute('content', /^default-src 'none'/);
  await expect(policy).not.toHaveAttribute('content', /unsafe-/);
}

/** Expects what search engines and link previews show. */
async function expectMetadata(page: Page, response: Response, row: Row, address: string) {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page).toHaveTitle(row.title);
  const meta = page.locator('meta[name=description]');
  await expect(meta).toHaveAttribute('content', row.description);
  // Slack reads only the start of a page.
  const html = await response.body();
  const start = html.subarray(0, 10_000).toString();
  for (const tag of ['<title>', 'name="description"', 'property="og:image"'])
    expect(start).toContain(tag);
  expect(html.subarray(10_000).toString()).not.toContain('property="og:');
}

/** Opens the first list of links in the header in each look. */
async function expectAccessibleMenu(page: Page) {
  await eachLook(page, async (viewport) => {
    const button = page.locator(viewport === phone ? '[popovertarget=menu]' : '.menu > button');
    // On large screens, the header has no button if no page is in a menu.
    if (!(await button.count())) return;
    await button.first().click();
    await expect(page.locator('header :popover-open')).toBeVisible();
    await expectAccessible(page, 'header');
    await page.keyboard.press('Escape');
    await expect(page.locator('header :popover-open')).toHaveCount(0);
  });
}

async function eachLook(page: Page, check: (viewport: typeof desktop) => Promise<void>) {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await test.step(`accessibility (${colorScheme}, ${viewport.width} px)`, () => check(viewport));
  }
}

async function expectHeaderAndFooter(page: Page, school: School) {
  const { telephone, email, postalAddress } = school;
  const current = page.locator('header a[aria-current=page]');
  await expect(current).toHaveJSProperty('href', page.url());
  const footer = page.getByRole('contentinfo');
  for (const name of [telephone, email])
    await expect(footer.getByRole('link', { name }).first()).toBeVisible();
  // Pages show a blank without its brackets.
  const street = postalAddress.street.replace(blankPattern, '$<question>');
  await expect(footer).toContainText(street);
}

/** `axeSource` adds this to a page. */
declare const axe: typeof Axe;
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** WCAG 2.2 A and AA, axe's best practices, and AAA for contrast. */
const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Otherwise axe describes each element that passes, which takes a third of the time.
  resultTypes: ['violations', 'incomplete'],
  rules: {
    // AAA includes AA.
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    // A school may give two sections the same heading.
    'landmark-unique': { enabled: false },
    // The check finds these when it renders each page.
    'heading-order': { enabled: false },
    'image-alt': { enabled: false },
  },
};

/** Expects axe to find nothing below an element, and each control to be large enough for a finger. */
async function expectAccessible(page: Page, selector = 'html') {
  expect(await tooSmall(page)).toEqual([]);
  const { violations, incomplete } = await page.evaluate(
    ([include, options]) => axe.run({ include, exclude: ['iframe'] }, options),
    [selector, axeOptions] as const,
  );
  // axe can't measure text on a photo. text-on-photos.ts does.
  const found = [...violations, ...incomplete.filter(({ id }) => !/^color-contrast/.test(id))];
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The ids of elements that the header covers after a visitor follows a link to them. */
function anchorsUnderHeader(page: Page): Promise<string[]> {
  return page.locator('main [id]:visible:not(svg *)').evaluateAll((targets) => {
    const covered = targets.filter((target) => {
      location.hash = target.id;
      const header = document.querySelector('header')!.getBoundingClientRect();
      return target.getBoundingClientRect().top < header.bottom;
    });
    return covered.map(({ id }) => id);
  });
}

async function expectFits(page: Page) {
  // 1280 px at 400% zoom is 320 px (WCAG 1.4.10).
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `at ${width} px`).toEqual([]);
    expect(await brokenNumbers(page), `broken at ${width} px`).toEqual([]);
    for (const table of await page.locator('[data-price-table]').all()) {
      const hidden = await table.evaluate((it) => it.scrollWidth - it.clientWidth);
      expect(hidden, `the price table is cut off at ${width} px`).toBe(0);
    }
    expect(await faintTextOnPhotos(page), `at ${width} px`).toEqual([]);
  }
}

async function expectSpacedTextFits(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  // The spacing of WCAG 1.4.12.
  await adoptStyles(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  expect(await tooWide(page)).toEqual([]);
  expect(await brokenNumbers(page)).toEqual([]);
}
