import { join } from 'node:path';
import type { Pages } from '@/content/schema/pages';
import * as content from './second-school/content';

/** Where the local mail service keeps the messages of tests, apart from those of `npm start`. */
export const outboxDirectory = '.preview/outbox';

/** The project of the second school, which serve-sites.ts makes from `e2e/second-school/`. */
export const secondProject = join('.preview', 'second-school');

/** A finished site under test, with its folder, its path on the server, and its content. */
export type Site<Content extends { pages: Pages }> = ReturnType<typeof site<Content>>;

/**
 * Adds `url`, which returns the address of a path without the origin (Playwright's `baseURL`), and
 * `pageUrl`, which returns the address of the page that has this id in `content/pages.ts`.
 *
 * @param options include `base`, the path under which the site is served: `/repo`, or an empty text
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

/** The second school, served under a path, with a local mail service and a local enrollment form. */
export const secondSchool = site({
  name: 'the second school',
  directory: join(secondProject, 'finished'),
  base: '/repo',
  content,
});
