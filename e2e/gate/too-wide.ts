import type { Page } from '@playwright/test';

/** How wide a page is that scrolls sideways, and the elements that make it so wide. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // A range also has the words that stick out of an element.
    const range = document.createRange();
    const endOf = (element: Element) => {
      range.selectNode(element);
      return range.getBoundingClientRect().right + scrollX;
    };
    // What ends elsewhere is narrower, or scrolls on its own.
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && Math.abs(endOf(element) - scrollWidth) < 1,
    );
    // An element around them is as wide, but not the cause.
    const innermost = wide.filter(
      (element) => !wide.some((it) => element.contains(it) && it !== element),
    );
    return [
      `the page is ${scrollWidth} px wide`,
      ...innermost.map((it) => it.outerHTML.slice(0, 120)),
    ];
  });
}
