import { defineConfig, devices } from '@playwright/test';

/** Tests the editing server, apart from the other tests because it compiles pages on demand. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.preview/editing-results',
  globalSetup: '../browser.ts',
  timeout: 3 * 60_000,
  // The first request compiles the page.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  use: devices['Desktop Chrome'],
});
