import type { Page } from '@playwright/test';

/**
 * The numbers, prices and hours that a page breaks in two lines, each with the words around it. A range, a date or a
 * telephone number may break between its numbers, and an e-mail or web address anywhere.
 */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const number = /\p{Sc}?\d+([.,:]\d+)*[%°\p{L}]{0,2}/gu;
    const address = /\S*(@|:\/\/|[a-z]\.[a-z])\S*/gi;
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement!;
      const text = node.textContent!.replace(address, (it) => ' '.repeat(it.length));
      if (!/\d/.test(text) || !parent.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: found, index } of text.matchAll(number)) {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const [first, ...others] = range.getClientRects();
        // Parts on one line may differ in height, and text from right to left has several.
        const isBelow = ({ top, bottom }: DOMRect) => (top + bottom) / 2 > first!.bottom;
        if (others.some(isBelow))
          broken.push(`“${found}” in “${parent.textContent!.slice(0, 120)}”`);
      }
    }
    return broken;
  });
}
