import { defineConfig, devices } from '@playwright/test';

/** Tests the editing server. It compiles pages on demand, so this runs alone, apart from the other tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.preview/editing-results',
  globalSetup: '../browser.ts',
  timeout: 3 * 60_000,
  // The server compiles a page when a browser first asks for it, perhaps on a slow machine.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  use: devices['Desktop Chrome'],
});
