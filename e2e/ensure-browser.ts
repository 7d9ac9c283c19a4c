import type { FullConfig } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser';

/** Finds or installs a Chromium before the first test, where one is asked for. */
export default async function ensureChromium({ projects }: FullConfig): Promise<void> {
  if (projects.some(({ name }) => name === 'chromium')) await ensureBrowser();
}
