import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { commandFile, runNode, UserError } from './command';

/** Which Chromium Playwright is to launch; empty for the one that it brings. */
export type Browser = Pick<LaunchOptions, 'executablePath' | 'channel'>;

/**
 * Finds a Chromium that really starts: the one that PLAYWRIGHT_CHROMIUM_PATH names, Playwright's
 * own, or this computer's Chrome, Edge or Chromium. Where there is none it installs Playwright's,
 * or Debian's where that cannot be had.
 *
 * @throws UserError with what to do when there is still none
 */
export async function ensureBrowser(): Promise<Browser> {
  const browser = (await firstThatStarts()) ?? (await install());
  process.env.FOUND_BROWSER = JSON.stringify(browser);
  return browser;
}

/** The browser that `ensureBrowser` found, in this process or in the one that started it. */
export function findBrowser(): Browser {
  return JSON.parse(process.env.FOUND_BROWSER ?? '{}') as Browser;
}

async function firstThatStarts(): Promise<Browser | undefined> {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  const candidates: Browser[] = [
    ...(named ? [{ executablePath: named }] : []),
    {},
    { channel: 'chrome' },
    { channel: 'msedge' },
    { executablePath: '/usr/bin/chromium' },
    { executablePath: '/usr/bin/chromium-browser' },
  ];
  for (const browser of candidates) {
    try {
      await (await chromium.launch(browser)).close();
      return browser;
    } catch {
      // The next one may.
    }
  }
  return undefined;
}

async function install(): Promise<Browser> {
  console.log('No Chromium is here that starts: installing the one that Playwright brings.');
  const playwright = commandFile('@playwright/test/cli');
  await runNode(playwright, ['install', 'chromium']);
  const own = await firstThatStarts();
  if (own) return own;

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('That did not help: installing Debian’s.');
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync('apt-get', args, { stdio: 'inherit', env });
    }
    const debians = await firstThatStarts();
    if (debians) return debians;
  }
  throw new UserError(
    'The tests need a browser, and none could be found or installed. Install Chromium, Chrome or ' +
      'Edge, or run “npx playwright install --with-deps chromium”, or set PLAYWRIGHT_CHROMIUM_PATH ' +
      'to the program of a browser that you have.',
  );
}
