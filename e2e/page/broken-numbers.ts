import type { Locator, Page } from '@playwright/test';

/** Matches one number. A range, a date or a phone number may break between its numbers. */
const number = /\p{Sc}?\d+([.,:]\d+)*[%°\p{L}]{0,2}/gu;

export const brokenNumbers = (page: Page) => brokenIn(page.locator('body'), number);

/** Matches of a pattern that are broken across lines, with the text around them. Addresses may break anywhere. */
export function brokenIn(element: Locator, pattern: RegExp): Promise<string[]> {
  return element.evaluate((root, pattern) => {
    const address = /\S*(@|:\/\/|[a-z]\.[a-z])\S*/gi;
    const range = document.createRange();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement!;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const text = node.textContent!.replace(address, (it) => ' '.repeat(it.length));
      for (const { 0: found, index } of text.matchAll(pattern)) {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const [first, ...others] = range.getClientRects();
        // On one line, rectangles may differ in height, and right-to-left text has several.
        const isBelow = ({ top, bottom }: DOMRect) => (top + bottom) / 2 > first!.bottom;
        if (others.some(isBelow))
          broken.push(`“${found}” in “${parent.textContent!.slice(0, 120)}”`);
      }
    }
    return broken;
  }, pattern);
}
