import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import type { default as Axe, RunOptions, Spec } from 'axe-core';
import type { Page as Row } from '@/content/schema/pages';
import { contactFields } from '@/content/shared/contact-fields';
import { expect, test } from '../test';
import { desktop, phone, widths } from '../screens';
import type { fixture } from '../fixture-site';
import { adoptStyles } from './adopt-styles';
import { brokenNumbers } from './broken-numbers';
import { expectSharpPhotos } from './sharp-photos';
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
export function testPages({ url, pages }: typeof fixture, origin?: string) {
  for (const row of pages) {
    const { path } = row;
    test(`${path} follows web standards and fits any screen`, async ({ page, baseURL }) => {
      const response = (await page.goto(url(path)))!;
      await expectValidHtml(response);
      await expectMetadata(page, response, row, (origin ?? baseURL) + url(path));
      await page.evaluate(axeSource);
      await eachLook(page, () => expectAccessible(page));
      if (path === '/') await expectAccessibleMenu(page);
      if (await page.locator('[data-island] form').count()) {
        await page.locator('form [type=submit]').click();
        await expect(page.locator('form [aria-invalid=true]')).toHaveCount(contactFields.length);
        await eachLook(page, () => expectAccessible(page));
      }
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect(await anchorsUnderHeader(page), `at ${viewport.width} px`).toEqual([]);
        await expectSharpPhotos(page);
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

/** Expects what search engines and link previews show. */
async function expectMetadata(page: Page, response: Response, row: Row, address: string) {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page).toHaveTitle(row.title);
  const meta = page.locator('meta[name=description]');
  await expect(meta).toHaveAttribute('content', row.description);
  await expect(page.locator('meta[property="og:image"]')).toBeAttached();
  // Slack reads only the start of a page.
  const end = (await response.body()).subarray(10_000).toString();
  expect(end).not.toMatch(/<title>|name="description"|property="og:/);
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
  });
}

async function eachLook(page: Page, check: (viewport: typeof desktop) => Promise<void>) {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await test.step(`accessibility (${colorScheme}, ${viewport.width} px)`, () => check(viewport));
  }
}

/** Controls must be 44 px wide and high (WCAG 2.5.5) unless they're in a sentence. By default, axe asks for 24 px. */
const axeSettings: Spec = {
  // A radio button is as large as its label, which expectAccessible measures.
  rules: [{ id: 'target-size', selector: ':not([type=radio])', any: ['target-size'] }],
  checks: [{ id: 'target-size', options: { minSize: 44 } }],
};

/** Adds `axe` to a page. */
const axeSource = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
axe.configure(${JSON.stringify(axeSettings)})`;
declare const axe: typeof Axe;

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
    // html-validate finds these (valid-html.ts).
    'heading-order': { enabled: false },
    'image-alt': { enabled: false },
  },
};

/** Expects axe to find nothing below an element. Also tests labels and lists, which axe doesn't. */
async function expectAccessible(page: Page, selector = 'html') {
  // axe would measure only what the sticky header and the bar with the contents leave uncovered.
  await adoptStyles(page, 'header, nav { position: static !important }');
  const { violations, incomplete } = await page.evaluate(
    ([include, options]) => axe.run({ include, exclude: ['iframe'] }, options),
    [selector, axeOptions] as const,
  );
  await adoptStyles(page, '');
  // axe can't measure text on a photo. text-on-photos.ts does.
  const found = [...violations, ...incomplete.filter(({ id }) => !/^color-contrast/.test(id))];
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const labels = await page
    .locator('label:has(input):visible')
    .evaluateAll((all: HTMLElement[]) => all.flatMap((it) => [it.offsetWidth, it.offsetHeight]));
  expect(Math.min(44, ...labels)).toBe(44);
  // Safari announces a list without markers as a list only if it has a role.
  const markers = await page
    .locator('main :is(ol, ul):not([role], nav *)')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
  expect(markers).not.toContain('none');
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
