import type { Page } from '@playwright/test';

/** Prints a page to a file, which only Chromium can do, and returns the number of its sheets. */
export async function sheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length;
}
