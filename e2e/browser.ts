import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { UserError } from '@/scripts/system/command';

/** Without a path, Playwright launches its own browser. */
const candidates: LaunchOptions[] = [
  { executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH || undefined },
  // Debian's headless shell is twice as fast as its full browser.
  { executablePath: '/usr/bin/chromium-headless-shell' },
  { channel: 'chrome' },
  { channel: 'msedge' },
  { executablePath: '/usr/bin/chromium' },
];

/** Installs Playwright's browser first, then Debian's if this process may. */
const installers = ['npx playwright install chromium'];
if (existsSync('/usr/bin/apt-get') && (process.env.CI || process.getuid?.() === 0))
  installers.push(
    'export DEBIAN_FRONTEND=noninteractive; apt-get update; ' +
      'apt-get install -y chromium-headless-shell || apt-get install -y chromium',
  );

/**
 * Finds a Chromium that starts, or installs one. Playwright runs this before the first test.
 *
 * @throws UserError with a remedy if no browser can be installed
 */
export default async function ensureBrowser(): Promise<LaunchOptions> {
  for (const installer of ['', ...installers]) {
    if (installer) {
      console.log(`Installing Chromium, because none was found: ${installer}`);
      spawnSync(installer, { shell: true, stdio: 'inherit' });
    }
    for (const browser of candidates) {
      const started = await chromium.launch(browser).catch(() => undefined);
      await started?.close();
      if (started) return browser;
    }
  }
  throw new UserError(
    'The tests need a browser, and none could be found or installed. Install Chrome or Edge, or on ' +
      'Debian or Ubuntu run “sudo apt-get install chromium”. If your browser is somewhere else, set ' +
      'PLAYWRIGHT_CHROMIUM_PATH to its path.',
  );
}
