import { defineConfig, devices } from '@playwright/test';
import software from '../playwright.config';

// Importing the other configuration has set it.
const port = process.env.PREVIEW_PORT;

/** Tests the site in `out/`, with any school's content. */
export default defineConfig({
  ...software,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../browser.ts',
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: `node --import tsx e2e/gate/serve-out.ts ${port}`,
    cwd: '../..',
    port: Number(port),
  },
});
