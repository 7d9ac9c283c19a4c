import pages from '@/content/pages';
import type { Page } from '@/content/schema/pages';
import { configuration } from '@/scripts/configuration/configuration';

/** The id of a custom page, which has a folder in `app/`. */
export type CustomPage =
  | 'home'
  | 'welcome-letter'
  | 'meet-the-founder'
  | 'programs'
  | 'tuition'
  | 'admissions-process'
  | 'enrollment-inquiry'
  | 'contact';

/** A page's row in `content/pages.ts`. Undefined if the school doesn't have the page. */
export function rowOf(page: CustomPage | Page | undefined): Page | undefined {
  return typeof page === 'object' ? page : pages.rows.find(({ id }) => id === page);
}

/** A link to a page or an anchor: `/contact`, `/programs#theater`. Undefined if the school doesn't have the page. */
export function hrefOf(id: CustomPage, anchor?: string): string | undefined {
  const page = rowOf(id);
  return page && page.path + (anchor ? `#${anchor}` : '');
}

export function absoluteUrl(path: string): string {
  return configuration.siteUrl + path;
}
