import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { commandFile, runNode, UserError } from './command';

export interface Browser {
  /** The browser's program; left out for the one that Playwright brings. */
  executablePath?: string;
  /** Whether it must run without its sandbox: on Linux, root cannot have one. */
  noSandbox: boolean;
}

/** The browsers that the tests are asked to run in, by CI_BROWSERS (chromium,firefox,webkit). */
export function askedBrowsers(): string[] {
  const known = ['chromium', 'firefox', 'webkit'];
  const asked = (process.env.CI_BROWSERS || 'chromium').split(',').map((name) => name.trim());
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length === 0) return asked;
  throw new UserError(
    `CI_BROWSERS names “${unknown.join(', ')}”, but it must be of: ${known.join(', ')}.`,
  );
}

/**
 * The Chromium to test in: the one that PLAYWRIGHT_CHROMIUM_PATH names, else Playwright's own, else
 * the first Chromium, Chrome or Edge of this computer.
 */
export function findBrowser(): Browser {
  return foundBrowsers()[0] ?? own();
}

/**
 * Finds a browser that really starts, and installs one if there is none: Playwright's, or Debian's
 * where that cannot be had.
 *
 * @throws UserError with what to do when there is still none
 */
export async function ensureBrowser(): Promise<Browser> {
  const found = await firstThatStarts(foundBrowsers());
  if (found) return found;

  console.log('No Chromium is here that starts: installing the one that Playwright brings.');
  const code = await runNode(commandFile('@playwright/test', 'playwright'), [
    'install',
    'chromium',
  ]);
  if (code === 0 && (await starts(own()))) return own();

  if (isRoot() && existsSync('/etc/debian_version')) {
    console.log('That did not help: installing Debian’s.');
    installFromDebian();
    const debians = await firstThatStarts(foundBrowsers());
    if (debians) return debians;
  }
  throw new UserError(
    'The tests need a browser, and none could be found or installed. Install Chromium, Chrome or ' +
      'Edge, or run “npx playwright install --with-deps chromium”, or set PLAYWRIGHT_CHROMIUM_PATH ' +
      'to the program of a browser that you have.',
  );
}

function foundBrowsers(): Browser[] {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  return [
    ...(named && existsSync(named) ? [at(named)] : []),
    ...(existsSync(chromium.executablePath()) ? [own()] : []),
    ...systemPaths()
      .filter((path) => existsSync(path))
      .map(at),
  ];
}

/** Where the systems keep Chrome, Chromium and Edge. */
function systemPaths(): string[] {
  const { env, platform } = process;
  if (platform === 'win32') {
    return [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ].flatMap((program) =>
      [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
        folder ? [join(folder, program)] : [],
      ),
    );
  }
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', join(env.HOME ?? '', 'Applications')].map((folder) =>
        join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      ),
    );
  }
  return [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
  ].flatMap((name) =>
    (env.PATH ?? '').split(delimiter).flatMap((folder) => (folder ? [join(folder, name)] : [])),
  );
}

async function firstThatStarts(browsers: Browser[]): Promise<Browser | undefined> {
  for (const browser of browsers) if (await starts(browser)) return browser;
  return undefined;
}

async function starts({ executablePath, noSandbox }: Browser): Promise<boolean> {
  try {
    const args = noSandbox ? ['--no-sandbox'] : [];
    await (await chromium.launch({ executablePath, args })).close();
    return true;
  } catch {
    return false;
  }
}

function installFromDebian(): void {
  const settings = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  if (spawnSync('apt-get', ['update'], settings).status === 0) {
    spawnSync('apt-get', ['install', '-y', 'chromium'], settings);
  }
}

const own = (): Browser => ({ noSandbox: isRoot() });
const at = (executablePath: string): Browser => ({ executablePath, noSandbox: isRoot() });
const isRoot = () => process.platform === 'linux' && process.getuid?.() === 0;
