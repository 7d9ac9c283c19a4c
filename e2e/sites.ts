import { join } from 'node:path';
import type { Pages } from '@/content/schema/pages';
import * as content from './second-school/content';

/** Where messages to the local mail service are kept, apart from those of `npm start`. */
export const outboxDirectory = '.preview/outbox';

/** The project of the second school (`e2e/second-school/`), made for each run. */
export const secondProject = join('.preview', 'second-school');

/** A finished site under test: where it is, where it is served, and what it says. */
export type Site<Content extends { pages: Pages }> = ReturnType<typeof site<Content>>;

/**
 * Adds `url`, the address of a page or file without the origin (Playwright's `baseURL`), and `pageUrl`,
 * the address of the page that `content/pages.ts` knows by an id, wherever it is.
 *
 * @param options its folder, and the path that it is served under, like `/repo`, or an empty text
 */
export function site<Content extends { pages: Pages }>(options: {
  name: string;
  directory: string;
  base: string;
  content: Content;
}) {
  const url = (path: string) => options.base + path;
  const pathOf = (id: string) => options.content.pages.find((page) => page.id === id)?.path;
  return { ...options, url, pageUrl: (id: string) => url(String(pathOf(id))) };
}

/** The second school under a path, with a mail service and an enrollment form on this computer. */
export const secondSchool = site({
  name: 'the second school',
  directory: join(secondProject, 'finished'),
  base: '/repo',
  content,
});
