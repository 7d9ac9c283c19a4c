import { ensureBrowser } from './browser';

/** Finds or installs a Chromium before the first test. */
export default async function ensureChromium(): Promise<void> {
  await ensureBrowser();
}
