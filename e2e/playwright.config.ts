import { defineConfig, devices } from '@playwright/test';
import { findFreePort } from '../scripts/preview/free-port';

const portIsGiven = Boolean(process.env.PREVIEW_PORT);
// The port of the site under test. Playwright reads this file again in each worker, so the first reading
// stores the number for all of them.
process.env.PREVIEW_PORT ||= String(await findFreePort(4173));
const port = process.env.PREVIEW_PORT;

/** These have their own configurations. */
const testIgnore = ['editing/**', 'gate/**', 'watch/**'];

/**
 * Tests of the fixture's finished site, served as a host serves it. Each run builds the site again.
 * To build it only once, leave `npx tsx e2e/serve-fixture.ts 4380` running, and run Playwright with
 * `PREVIEW_PORT=4380`.
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
  // The browsers and the tests may share two slow cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // On GitHub, a failed test runs once more, and Playwright reports it as flaky if it passes then.
  retries: process.env.GITHUB_ACTIONS ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    // Transitions between pages cost time, and tests must wait for their end.
    reducedMotion: 'reduce',
    // Recording takes a sixth of the time. On your computer, ask for it: --trace retain-on-failure.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'chromium', testIgnore, use: devices['Desktop Chrome'] },
    { name: 'firefox', testIgnore, grepInvert: /@chromium/, use: devices['Desktop Firefox'] },
    { name: 'webkit', testIgnore, grepInvert: /@chromium/, use: devices['Desktop Safari'] },
  ],
  webServer: {
    command: `node --import tsx e2e/serve-fixture.ts ${port}`,
    cwd: '..',
    port: Number(port),
    // If you give no port, a server that already runs may serve another site.
    reuseExistingServer: portIsGiven,
    stdout: 'pipe',
    timeout: 10 * 60_000,
  },
});
