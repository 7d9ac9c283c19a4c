import { defineConfig, devices } from '@playwright/test';
import software from '../playwright.config';

/** Tests the site in `out/`, with any school's content. */
export default defineConfig({
  ...software,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: ['../browser.ts', './serve-out.ts'],
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: undefined,
});
