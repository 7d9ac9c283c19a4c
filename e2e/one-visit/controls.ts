import type { Page } from '@playwright/test';
import { expect } from '../test';

/** Expects each Tab to show the focus, from where the focus is to the end of the page, or to a frame. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  let steps = 0;
  for (; ; steps++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        html: element.outerHTML.slice(0, 160),
        outline: parseFloat(getComputedStyle(element).outlineWidth),
        covered: !(top && (element.contains(top) || top.contains(element))),
        // After a frame come its own controls, and after the last control the browser's.
        left: element.tagName === 'IFRAME' || element === document.body,
      };
    });
    if (state.left) break;
    expect(state.outline, state.html).toBeGreaterThanOrEqual(2);
    expect(state.covered, `${state.html} is covered`).toBe(false);
  }
  expect(steps).toBeGreaterThan(0);
}

/** Expects the controls to be at least 44 px wide and high (WCAG 2.5.5). */
export async function expectLargeControls(page: Page): Promise<void> {
  // A link within a sentence may be as small as its words. A radio button also reacts to its label.
  const small = await page
    .locator(
      'a:visible, button:visible, input:not([type=radio]):visible, textarea:visible, label:has(input):visible',
    )
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isInSentence = getComputedStyle(control).display === 'inline';
        const size = `${width} × ${height}: ${control.outerHTML.slice(0, 80)}`;
        return isInSentence || Math.min(width, height) >= 44 ? [] : [size];
      }),
    );
  expect(small).toEqual([]);
}
