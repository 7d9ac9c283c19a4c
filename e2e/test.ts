import { test as base, expect } from '@playwright/test';
import ensureBrowser from './browser';

interface Fixtures {
  /** Browser errors that a test causes on purpose. */
  allowed: RegExp[];
  problems: void;
}

/** Every test also fails on a console error, an exception, an HTTP error or a violation of the page's CSP. */
export const test = base.extend<Fixtures>({
  launchOptions: [
    async ({ browserName, launchOptions }, use) => {
      const found = browserName === 'chromium' && (await ensureBrowser());
      await use({ ...launchOptions, ...found });
    },
    { scope: 'worker' },
  ],
  allowed: [async ({}, use) => use([]), { option: true }],
  problems: [
    async ({ context, allowed, baseURL }, use) => {
      // Another host's outage must not block publication, so an empty page replaces it. The weekly check tests the live site.
      if (!baseURL?.startsWith('https:'))
        await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html' }));
      const problems: string[] = [];
      const report = (what: string) => {
        if (!allowed.some((pattern) => pattern.test(what))) problems.push(what);
      };
      context.on('weberror', (error) => report(`exception: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text()))
          report(`console: ${message.text()}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) report(`${response.status()}: ${response.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
