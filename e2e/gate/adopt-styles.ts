import type { Page } from '@playwright/test';

/** Gives a page further styles, like a visitor's own, which no policy blocks. They replace earlier ones. */
export function adoptStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
