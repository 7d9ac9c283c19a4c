import { isLoopback } from '@/content/schema/parts/hrefs';
import type { Environment } from '../system/command';

/** Whether SITE_URL is a public address. */
export function isPublic({ SITE_URL = '' }: Environment): boolean {
  if (!URL.canParse(SITE_URL)) return false;
  const url = new URL(SITE_URL);
  return !isLoopback(url) && !url.hostname.endsWith('.example');
}
