import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

if (existsSync('.env.local')) process.loadEnvFile('.env.local');

/** Checks the live site, at SITE_URL. */
export default defineConfig({
  testDir: '.',
  // Playwright empties this folder, and other tests may be running in theirs.
  outputDir: '../../.preview/weekly-check-results',
  globalSetup: '../browser.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { ...devices['Desktop Chrome'], baseURL: process.env.SITE_URL?.replace(/\/$/, '') },
});
