import { defineConfig, devices } from '@playwright/test';
import { askedBrowsers, findBrowser } from '../scripts/browser';
import {
  previewDirectory,
  previewPort,
  subPath,
  subPathDirectory,
  subPathPort,
  testOutboxDirectory,
  unconnectedDirectory,
  unconnectedPort,
} from '../scripts/preview-settings';

const { executablePath, noSandbox } = findBrowser();
const asked = askedBrowsers();

/** Serves a finished export. Always a fresh server: one that is there already may serve another. */
const server = (directory: string, port: number, base = '') => ({
  command: `node --import tsx scripts/preview.ts --directory ${directory} --port ${port} --outbox ${testOutboxDirectory} --base=${base}`,
  cwd: '..',
  url: `http://127.0.0.1:${port}${base}/`,
  reuseExistingServer: false,
});

/**
 * Journeys through the finished site, as a host serves it: `npm test` builds it first, and
 * `npm run test:e2e` runs them again on what was built last.
 *
 * CI_BROWSERS=chromium,firefox,webkit runs them in more than Chromium; Firefox and WebKit must be
 * Playwright's own (npx playwright install firefox webkit).
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: { baseURL: `http://localhost:${previewPort}`, trace: 'retain-on-failure' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { executablePath, args: noSandbox ? ['--no-sandbox'] : [] },
      },
    },
    { name: 'firefox', grepInvert: /@chromium/, use: devices['Desktop Firefox'] },
    { name: 'webkit', grepInvert: /@chromium/, use: devices['Desktop Safari'] },
  ].filter(({ name }) => asked.includes(name)),
  webServer: [
    server(previewDirectory, previewPort),
    server(unconnectedDirectory, unconnectedPort),
    server(subPathDirectory, subPathPort, subPath),
  ],
});
