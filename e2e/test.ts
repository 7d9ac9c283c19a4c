import { test as base, expect, type Page } from '@playwright/test';
import ensureBrowser from './browser';

export interface Options {
  /** Browser errors that a test causes on purpose. */
  allowed: RegExp[];
  /** Whether an empty page replaces other hosts, because their outage must not block publication. */
  blocksOtherHosts: boolean;
}

/** Every test also fails on a console error, an exception, a failed request or a violation of the page's CSP. */
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
  blocksOtherHosts: [true, { option: true }],
  allowed: [async ({}, use) => use([]), { option: true }],
  complaints: [
    async ({ context, allowed, blocksOtherHosts }, use) => {
      if (blocksOtherHosts) {
        await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html' }));
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
