import { defineConfig, devices } from '@playwright/test';
import { findFreePort } from '@/scripts/preview/free-port';

const portIsGiven = Boolean(process.env.PREVIEW_PORT);
// Each worker evaluates this file again, so the first evaluation stores the port.
process.env.PREVIEW_PORT ||= String(await findFreePort(4173));
const port = process.env.PREVIEW_PORT;

/** These have their own configurations. */
const testIgnore = ['editing/**', 'gate/**', 'weekly-check/**'];

/** Tests the fixture's finished site. CONTRIBUTING.md explains how to keep its server running and use other browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './browser.ts',
  fullyParallel: true,
  workers: 2,
  // Generous for two slow cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // On GitHub, a test that fails and then passes is reported as flaky.
  retries: process.env.GITHUB_ACTIONS ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    // Tests would have to wait for view transitions.
    reducedMotion: 'reduce',
    // Tracing takes a sixth of the time. Locally, use --trace retain-on-failure.
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
    // Without a given port, a running server may be another site's.
    reuseExistingServer: portIsGiven,
    stdout: 'pipe',
    timeout: 10 * 60_000,
  },
});
