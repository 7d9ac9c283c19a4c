import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/browser';

/**
 * Tests the live site, which WATCHED_SITE names; `npm run watch` starts it. It runs the tests of
 * finished pages that ask the same of a live site, and those that only a live site can answer.
 */
export default defineConfig<{ allowed: RegExp[] }>({
  testDir: '.',
  testMatch: /\/(published|unknown-addresses|live-site)\.spec\.ts$/,
  // Apart from the results of the other tests, which may be running: Playwright empties the folder.
  outputDir: '../.preview/watch-results',
  globalSetup: './ensure-browser.ts',
  fullyParallel: true,
  workers: 2,
  // Hosts that do not answer take 30 seconds each.
  timeout: 10 * 60_000,
  reporter: './watch/reporter.ts',
  // Whatever the browser complains of has a sentence of its own.
  use: { actionTimeout: 20_000, allowed: [/./] },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], launchOptions: findBrowser() },
    },
  ],
});
