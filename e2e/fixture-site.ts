import type { Page } from '@/content/schema/pages';
import pages from './fixture/content/pages';

/** The local mail service keeps test messages here, apart from those of `npm start`. */
export const outboxDirectory = '.preview/outbox';

/** The fixture's project. `serve-fixture.ts` makes, builds and serves it. */
export const fixtureProject = '.preview/fixture';

/** The fixture's base path, because GitHub Pages serves a project below one. */
export const fixtureBase = '/repo';

/** A finished site under test. */
export interface BuiltSite {
  pages: Page[];
  /** The address of a path, without the origin (Playwright's `baseURL`). */
  url(path: string): string;
}

export const fixture: BuiltSite = { pages: pages.rows, url: (path) => fixtureBase + path };
