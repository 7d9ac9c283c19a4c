import type { Page } from '@playwright/test';
import { contrastRatio } from '@/content/schema/contrast';
import { expect, test } from './fixtures';
import { luminanceOf } from './luminance';
import { secondSchool } from './sites';

/** Links and buttons with their colors, their background, and whether they show a shape. */
function controls(page: Page) {
  return page
    .locator('main a:visible, main button:visible, header a:visible, header button:visible')
    .evaluateAll((elements) =>
      elements
        // The link that skips the header is above the page until it is focused.
        .filter((each) => each.getBoundingClientRect().bottom > 0)
        .map((element) => {
          const backgroundOf = (from: Element | null): string => {
            for (let at = from; at; at = at.parentElement) {
              const { backgroundColor } = getComputedStyle(at);
              if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
            }
            return 'rgb(255, 255, 255)';
          };
          const style = getComputedStyle(element);
          const background = backgroundOf(element);
          return {
            html: element.outerHTML.slice(0, 100),
            color: style.color,
            background,
            // A background of its own, as a button has.
            isFilled: background !== backgroundOf(element.parentElement),
            isFramed:
              parseFloat(style.borderTopWidth) >= 1 &&
              style.borderTopStyle !== 'none' &&
              style.borderTopColor !== background,
          };
        }),
    );
}

// Only Chromium can be told to force colors.
for (const { path } of secondSchool.content.pages.filter((row) => !row.sameAs)) {
  test(`in forced colors ${path} keeps its controls readable and their shapes @chromium`, async ({
    page,
  }) => {
    await page.goto(secondSchool.url(path));
    const filled = (await controls(page)).map(({ isFilled }) => isFilled);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const forced = await controls(page);
      expect(forced.length).toBe(filled.length);
      for (const { html, color, background } of forced) {
        const ratio = contrastRatio(luminanceOf(color), luminanceOf(background));
        expect(ratio, html).toBeGreaterThanOrEqual(4.5);
      }
      const shapeless = forced.filter(
        ({ isFilled, isFramed }, index) => filled[index] && !isFilled && !isFramed,
      );
      expect(shapeless.map(({ html }) => html)).toEqual([]);
    }
  });
}
