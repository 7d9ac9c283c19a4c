import navigation from '@/content/pages';
import type { Page } from '@/content/schema/pages';
import { configuration } from '@/scripts/configuration/configuration';
import { tagOf, translationsOf } from './language';

const { pages } = navigation;

/**
 * A link to a page or to an anchor on it: `/contact`, `/programs#theater`. Undefined if the school does
 * not have the page.
 */
export function hrefOf(id: string, anchor?: string): string | undefined {
  const page = pages.find((row) => row.id === id);
  return page && page.path + (anchor ? `#${anchor}` : '');
}

/** A page's public URL in each language, if it has more than one. */
export function hrefLangs(page: Page): { languages?: Record<string, string> } {
  const pages = translationsOf(page);
  if (pages.length === 1) return {};
  const urls = pages.map(({ lang, path }) => [tagOf(lang), absoluteUrl(path)]);
  return { languages: Object.fromEntries(urls) };
}

export function absoluteUrl(path: string): string {
  return configuration.siteUrl + path;
}
