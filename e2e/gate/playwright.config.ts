import { defineConfig, devices } from '@playwright/test';
import software from '../playwright.config';
import type { Options } from '../fixtures';

const port = process.env.PREVIEW_PORT;

/**
 * What must hold whatever a school writes, on the very site that `npm run build` has put into `out/`:
 * its pages, their addresses and policies, anchors and unknown addresses, what axe finds, and that
 * nothing is cut off. The build has checked that no link is dead.
 */
export default defineConfig<Options>({
  ...software,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../browser.ts',
  use: { ...software.use, isAlone: true },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: `node --import tsx e2e/gate/serve-out.ts ${port}`,
    cwd: '../..',
    port: Number(port),
  },
});
