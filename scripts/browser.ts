import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { commandFile, UserError } from './command';

/** The Chromium that Playwright launches; empty for its own. */
export type Browser = Pick<LaunchOptions, 'executablePath' | 'channel'>;

/**
 * Finds a Chromium that starts: the one that PLAYWRIGHT_CHROMIUM_PATH names, Playwright's own, Debian's
 * headless one (twice as fast as one with a window), or this computer's Chrome, Edge or Chromium. If
 * there is none, installs Playwright's, or Debian's.
 *
 * @throws UserError that says what to do if none could be installed
 */
export async function ensureBrowser(): Promise<Browser> {
  return (await firstThatStarts()) ?? (await install());
}

async function firstThatStarts(): Promise<Browser | undefined> {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  const candidates: Browser[] = [
    ...(named ? [{ executablePath: named }] : []),
    {},
    { executablePath: '/usr/bin/chromium-headless-shell' },
    { channel: 'chrome' },
    { channel: 'msedge' },
    { executablePath: '/usr/bin/chromium' },
    { executablePath: '/usr/bin/chromium-browser' },
  ];
  for (const browser of candidates) {
    const started = await chromium.launch(browser).catch(() => undefined);
    await started?.close();
    if (started) return browser;
  }
  return undefined;
}

async function install(): Promise<Browser> {
  console.log('No Chromium was found: installing Playwright’s.');
  const install = [commandFile('@playwright/test/cli'), 'install', 'chromium'];
  spawnSync(process.execPath, install, { stdio: 'inherit' });
  let found = await firstThatStarts();
  if (!found && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Playwright’s Chromium does not start: installing Debian’s.');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    const apt = 'apt-get install -y --no-install-recommends chromium';
    const command = `apt-get update && (${apt}-headless-shell || ${apt})`;
    spawnSync(command, { shell: true, stdio: 'inherit' });
    found = await firstThatStarts();
  }
  if (found) return found;
  throw new UserError(
    'The tests need a browser, and none could be found or installed. Install Chromium, Chrome or ' +
      'Edge, or run “npx playwright install --with-deps chromium”, or set PLAYWRIGHT_CHROMIUM_PATH ' +
      'to the path of your browser.',
  );
}
