import type { Page } from '@playwright/test';

/**
 * The texts of a page that a box cuts off, and the numbers that a line break splits: amounts, times, and ranges
 * like 3–6. Words that leave a box upward do not make it scroll, so this compares boxes.
 */
export function brokenTexts(page: Page): Promise<Record<'cut' | 'split', string[]>> {
  return page.evaluate(async () => {
    // After a change of the width, a menu fades out.
    await Promise.all(
      document.getAnimations().map(({ finished }) => finished.catch(() => undefined)),
    );
    const rangeOf = (text: Text, start = 0, end = text.length) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    };
    const textsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter((text) => text.data.trim() && text.parentElement!.checkVisibility());
    };

    const cut = [...document.querySelectorAll('body *')].flatMap((box) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      // A box of one pixel holds words for screen readers.
      if (!/hidden|clip/.test(overflowX + overflowY) || width <= 1) return [];
      return textsIn(box).filter((text) => {
        const words = rangeOf(text).getBoundingClientRect();
        // The box of a line may be higher than its letters.
        const slack = parseFloat(getComputedStyle(text.parentElement!).fontSize) / 4;
        const isAcross = words.left < left - 1 || words.right > right + 1;
        return isAcross || words.top < top - slack || words.bottom > bottom + slack;
      });
    });
    const split = textsIn(document.body).flatMap((text) =>
      [...text.data.matchAll(/\p{Sc}?\d[\d.,:]*(?:[ap]m)?(?:[-–]\d[\d.,:]*(?:[ap]m)?)?/gu)].filter(
        ({ 0: number, index }) => {
          const lines = [...rangeOf(text, index, index + number.length).getClientRects()];
          return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        },
      ),
    );
    return { cut: cut.map(({ data }) => data.trim()), split: split.map(([number]) => number) };
  });
}
