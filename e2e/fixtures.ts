import { test as base, expect, type Page } from '@playwright/test';
import ensureBrowser from './browser';

export interface Options {
  /** Complaints that a test provokes on purpose. */
  allowed: RegExp[];
  /** Whether other hosts are replaced by an empty page: their bad day must not stop a publishing. */
  isAlone: boolean;
}

/**
 * Every journey also fails on anything the browser complains of: an error in the console, an
 * exception, a refused or failed request, a breach of the page's Content-Security-Policy.
 */
export const test = base.extend<Options & { complaints: string[] }>({
  launchOptions: [
    async ({ browserName, launchOptions }, use) =>
      use(
        browserName === 'chromium'
          ? { ...launchOptions, ...(await ensureBrowser()) }
          : launchOptions,
      ),
    { scope: 'worker' },
  ],
  isAlone: [false, { option: true }],
  allowed: [async ({}, use) => use([]), { option: true }],
  complaints: [
    async ({ context, allowed, isAlone }, use) => {
      if (isAlone) {
        const elsewhere = ({ hostname }: URL) => hostname !== 'localhost';
        await context.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html' }));
      }
      const complaints: string[] = [];
      const note = (what: string) => {
        if (!allowed.some((pattern) => pattern.test(what))) complaints.push(what);
      };
      const watch = (page: Page) => {
        page.on('pageerror', (error) => note(`exception: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text()))
            note(`console: ${message.text()}`);
        });
        page.on('response', (response) => {
          if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
        });
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
