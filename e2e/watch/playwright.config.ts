import { defineConfig, devices } from '@playwright/test';

/** Questions to the live site: `SITE_URL=https://www.school.example npm run watch`. */
export default defineConfig({
  testDir: '.',
  // A folder of its own: Playwright empties it, and other tests may be running.
  outputDir: '../../.preview/watch-results',
  globalSetup: '../browser.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { ...devices['Desktop Chrome'], baseURL: process.env.SITE_URL?.replace(/\/$/, '') },
});
