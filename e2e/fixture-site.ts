import type { Page } from '@/content/schema/pages';
import pages from './fixture/content/pages';

/** Where the local mail service keeps the messages of tests, apart from those of `npm start`. */
export const outboxDirectory = '.preview/outbox';

/** The project of the fixture, which `serve-fixture.ts` makes, builds and serves. */
export const fixtureProject = '.preview/fixture';

/** The path under which the fixture is served, as GitHub serves a project's site. */
export const fixtureBase = '/repo';

/** The pages of a finished site under test. */
export interface Site {
  pages: Page[];
  /** The address of a path without the origin, which is Playwright's `baseURL`. */
  url(path: string): string;
}

export const fixture: Site = { pages: pages.rows, url: (path) => fixtureBase + path };
