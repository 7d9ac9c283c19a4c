import type { Page } from '@playwright/test';

/** The elements that make a page scroll sideways, each with where it ends: `1233 px: <td>Monday</td>`. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const endOf = (element: Element) => element.getBoundingClientRect().right + scrollX;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && endOf(element) > clientWidth,
    );
    // An element around them is as wide, but not the cause.
    const innermost = wide.filter(
      (element) => !wide.some((it) => element.contains(it) && it !== element),
    );
    return [
      `the page is ${scrollWidth} px wide`,
      ...innermost.map((it) => `${Math.ceil(endOf(it))} px: ${it.outerHTML.slice(0, 120)}`),
    ];
  });
}
