import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sites } from './sites';

/** Links and buttons with their colors, the ground they stand on, and whether they show a shape. */
function controls(page: Page) {
  return page
    .locator('main a:visible, main button:visible, header a:visible, header button:visible')
    .evaluateAll((elements) =>
      // The link that skips the bar waits above the page until it is focused.
      elements
        .filter((each) => each.getBoundingClientRect().bottom > 0)
        .map((element) => {
          const groundOf = (from: Element | null): string => {
            for (let at = from; at; at = at.parentElement) {
              const { backgroundColor } = getComputedStyle(at);
              if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
            }
            return 'rgb(255, 255, 255)';
          };
          const { color, borderTopWidth, borderTopStyle, borderTopColor } =
            getComputedStyle(element);
          const ground = groundOf(element);
          return {
            html: element.outerHTML.slice(0, 100),
            color,
            ground,
            // A fill that stands out from what is around, as a button's does.
            isFilled: ground !== groundOf(element.parentElement),
            isFramed:
              parseFloat(borderTopWidth) >= 1 &&
              borderTopStyle !== 'none' &&
              borderTopColor !== ground,
          };
        }),
    );
}

/** WCAG 2.2, definition of contrast ratio. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)!.map((value) => {
    const part = Number(value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// Only Chromium can be told to force colors.
for (const { name, url, content } of sites) {
  for (const { path } of content.pages.filter((row) => !row.sameAs)) {
    test(`${name}: in forced colors ${path} keeps its controls readable and their shapes @chromium`, async ({
      page,
    }) => {
      await page.goto(url(path));
      const filled = (await controls(page)).map(({ isFilled }) => isFilled);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        const forced = await controls(page);
        expect(forced.length).toBe(filled.length);
        for (const { html, color, ground } of forced) {
          expect(contrast(color, ground), html).toBeGreaterThanOrEqual(4.5);
        }
        const shapeless = forced.filter(
          ({ isFilled, isFramed }, index) => filled[index] && !isFilled && !isFramed,
        );
        expect(shapeless.map(({ html }) => html)).toEqual([]);
      }
    });
  }
}
