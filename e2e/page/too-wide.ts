import type { Page } from '@playwright/test';

/** If a page scrolls sideways, its width and the elements that cause it. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // A range includes text that sticks out of an element.
    const range = document.createRange();
    const endOf = (element: Element) => {
      range.selectNode(element);
      return range.getBoundingClientRect().right + scrollX;
    };
    // Elements that end elsewhere are narrower or scroll on their own.
    const isWide = (element: Element) =>
      element.checkVisibility() && Math.abs(endOf(element) - scrollWidth) < 1;
    // Their ancestors are as wide, but they aren't the cause.
    const causes = [...document.body.querySelectorAll('*')].filter(
      (element) => isWide(element) && ![...element.children].some(isWide),
    );
    return [
      `the page is ${scrollWidth} px wide`,
      ...causes.map((it) => it.outerHTML.slice(0, 120)),
    ];
  });
}
