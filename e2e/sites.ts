import { join } from 'node:path';
import type { Page } from '@/content/schema/pages';
import rows from './fixture/content/pages';

/** Where the local mail service keeps the messages of tests, apart from those of `npm start`. */
export const outboxDirectory = '.preview/outbox';

/** The project of the fixture, which serve-sites.ts makes from `e2e/fixture/`. */
export const fixtureProject = join('.preview', 'fixture');

/** A finished site under test, with its folder, its path on the server, and the rows of its pages. */
export type Site = ReturnType<typeof site>;

/**
 * Adds `url`, which returns the address of a path without the origin (Playwright's `baseURL`), and
 * `pageUrl`, which returns the address of the page that has this id in `content/pages.ts`.
 *
 * @param options include `base`, the path under which the site is served: `/repo`, or an empty text
 */
export function site(options: { directory: string; base: string; pages: Page[] }) {
  const url = (path: string) => options.base + path;
  const pathOf = (id: string) => options.pages.find((page) => page.id === id)?.path;
  return { ...options, url, pageUrl: (id: string) => url(String(pathOf(id))) };
}

/** The fixture, served under a path, with a local mail service and a local enrollment form. */
export const fixture = site({
  directory: join(fixtureProject, 'finished'),
  base: '/repo',
  pages: rows.pages,
});
