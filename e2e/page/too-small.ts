import type { Page } from '@playwright/test';

/**
 * Controls less than 44 px wide or high (WCAG 2.5.5). A link may be as small as its text only if the block around it has
 * more text. A radio button also reacts to its label.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (control: Element): boolean => {
      if (getComputedStyle(control).display !== 'inline') return false;
      let block = control.parentElement!;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      return /[\p{L}\p{N}]/u.test(block.textContent.replace(control.textContent, ''));
    };
    const controls = document.querySelectorAll(
      'a, button, input:not([type=radio]), textarea, label:has(input)',
    );
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (width >= 44 && height >= 44) return [];
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control))
        return [];
      return `${width} × ${height}: ${control.outerHTML.slice(0, 120)}`;
    });
  });
}
