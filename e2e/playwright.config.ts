import { defineConfig, devices } from '@playwright/test';
import { findFreePort } from '../scripts/preview/free-port';

/**
 * The port of the site under test. Playwright reads this file again in each worker, so the first
 * reading leaves the number here.
 */
const portIsGiven = Boolean(process.env.PREVIEW_PORT);
process.env.PREVIEW_PORT ||= String(await findFreePort(4173));
const port = process.env.PREVIEW_PORT;

/** The gate and the watch have configurations of their own. */
const testIgnore = ['gate/**', 'watch/**', 'hosts.spec.ts'];

/**
 * Journeys through the second school's finished site, as a host serves it. Each run builds it
 * again. To build it once: `npx tsx e2e/serve-sites.ts 4380`, leave it running, and run Playwright
 * with `PREVIEW_PORT=4380`.
 *
 * `npm test` uses Chromium. Firefox and WebKit must be Playwright's own (npx playwright install firefox
 * webkit).
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './browser.ts',
  fullyParallel: true,
  workers: 2,
  // Two slow cores may share the work with the browsers.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording takes a sixth of the work; here one asks for it with --trace retain-on-failure.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'chromium', testIgnore, use: devices['Desktop Chrome'] },
    { name: 'firefox', testIgnore, grepInvert: /@chromium/, use: devices['Desktop Firefox'] },
    { name: 'webkit', testIgnore, grepInvert: /@chromium/, use: devices['Desktop Safari'] },
    // Cloudflare's own server, which needs Node 22 or newer: npm install --global wrangler.
    { name: 'cloudflare', testMatch: 'hosts.spec.ts' },
  ],
  webServer: {
    command: `node --import tsx e2e/serve-sites.ts ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/repo/`,
    // Elsewhere a server that is there already may serve another site.
    reuseExistingServer: portIsGiven,
    stdout: 'pipe',
    timeout: 10 * 60_000,
  },
});
