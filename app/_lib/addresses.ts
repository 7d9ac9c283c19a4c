import pages from '@/content/pages';
import type { CustomPage, Page } from '@/content/schema/pages';
import { configuration } from '@/scripts/configuration/configuration';

/** A page's row in `content/pages.ts`. Undefined if the school doesn't have the page. */
export function rowOf(id: string | undefined): Page | undefined {
  return pages.rows.find((row) => row.id === id);
}

/** A link to a page or an anchor: `/contact`, `/programs#theater`. Undefined if the school doesn't have the page. */
export function hrefOf(id: CustomPage, anchor?: string): string | undefined {
  const page = rowOf(id);
  return page && page.path + (anchor ? `#${anchor}` : '');
}

export function absoluteUrl(path: string): string {
  return configuration.siteUrl + path;
}
