import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/browser';
import { findFreePort } from '../scripts/free-port';

const known = ['chromium', 'firefox', 'webkit'];
const asked = (process.env.CI_BROWSERS || 'chromium').split(',').map((name) => name.trim());
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length) {
  throw new Error(
    `CI_BROWSERS names ${unknown.join(', ')}, but it must be of: ${known.join(', ')}.`,
  );
}

/** Three sites stand at this port and the next two (e2e/sites.ts); the tests read it as well. */
const portIsGiven = Boolean(process.env.PREVIEW_PORT);
process.env.PREVIEW_PORT ||= String(await findFreePort(4173, 3));
const port = Number(process.env.PREVIEW_PORT);

/**
 * Journeys through finished sites, as a host serves them. Each run builds the sites anew. Who works
 * on the tests builds them once, with `PREVIEW_PORT=4380 npx tsx e2e/serve-sites.ts`, leaves that
 * running, and gives Playwright the same PREVIEW_PORT.
 *
 * CI_BROWSERS=chromium,firefox,webkit runs them in more than Chromium; Firefox and WebKit must be
 * Playwright's own (npx playwright install firefox webkit).
 */
export default defineConfig({
  testDir: '.',
  // These test the live site (live.config.ts).
  testIgnore: 'watch/**',
  outputDir: '../test-results',
  globalSetup: './ensure-browser.ts',
  fullyParallel: true,
  workers: 2,
  // Two slow cores may share the work with the browsers.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording takes a sixth of the work; here one asks for it with --trace retain-on-failure.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], launchOptions: findBrowser() },
    },
    { name: 'firefox', grepInvert: /@chromium/, use: devices['Desktop Firefox'] },
    { name: 'webkit', grepInvert: /@chromium/, use: devices['Desktop Safari'] },
  ].filter(({ name }) => asked.includes(name)),
  webServer: {
    command: 'node --import tsx e2e/serve-sites.ts',
    cwd: '..',
    env: { PREVIEW_PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    // Elsewhere a server that is there already may serve another site.
    reuseExistingServer: portIsGiven,
    stdout: 'pipe',
    timeout: 10 * 60_000,
  },
});
