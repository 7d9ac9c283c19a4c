import type { Page } from '@playwright/test';

/** If a page scrolls sideways, its width and the element that causes it. */
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
    // Elements that end elsewhere are narrower or scroll on their own. The last one is the innermost.
    const cause = [...document.body.querySelectorAll('*')].findLast(
      (element) => element.checkVisibility() && Math.abs(endOf(element) - scrollWidth) < 1,
    );
    return [`the page is ${scrollWidth} px wide because of ${cause?.outerHTML.slice(0, 120)}`];
  });
}
