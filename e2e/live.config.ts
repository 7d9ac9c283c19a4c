import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/browser';

/**
 * Tests the live site, which WATCHED_SITE names; `npm run watch` starts it. It runs the tests of
 * finished pages that ask the same of a live site, and those that only a live site can answer.
 */
export default defineConfig<{ allowed: RegExp[] }>({
  name: 'chromium',
  testDir: '.',
  testMatch: /\/(published|unknown-addresses|live-site)\.spec\.ts$/,
  // A folder of its own: Playwright empties it, and other tests may be running.
  outputDir: '../.preview/watch-results',
  globalSetup: './ensure-browser.ts',
  fullyParallel: true,
  workers: 2,
  // A host that does not answer takes 30 seconds.
  timeout: 10 * 60_000,
  reporter: './watch/reporter.ts',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: findBrowser(),
    actionTimeout: 20_000,
    // The tests have a sentence for what the browser complains of.
    allowed: [/./],
  },
});
