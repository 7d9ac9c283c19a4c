import type { Page } from '@playwright/test';

/** Adds styles that the CSP doesn't block, like a visitor's own. They replace earlier ones. */
export function adoptStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
