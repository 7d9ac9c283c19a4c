import { join } from 'node:path';
import type { Pages } from '@/content/schema/pages';
import * as content from './second-school/content';

/** Where messages to the local mail service are kept, apart from those of `npm start`. */
export const outboxDirectory = '.preview/outbox';

/** A finished site under test: where it is, where it is served, and what it says. */
export interface Site<Content extends { pages: Pages } = { pages: Pages }> {
  name: string;
  /** The folder of the finished site. */
  directory: string;
  /** The path that it is served under, like `/repo`, or an empty text. */
  base: string;
  content: Content;
  /** The address of a page or file, without the origin (Playwright's `baseURL`). */
  url: (path: string) => string;
  /** The address of the page that `content/pages.ts` knows by this id, wherever it is. */
  pageUrl: (id: string) => string;
}

export function site<Content extends { pages: Pages }>(
  options: Pick<Site<Content>, 'name' | 'directory' | 'base' | 'content'>,
): Site<Content> {
  const url = (path: string) => options.base + path;
  const pathOf = (id: string) => options.content.pages.find((page) => page.id === id)?.path;
  return { ...options, url, pageUrl: (id) => url(String(pathOf(id))) };
}

/** The project of the second school (`e2e/second-school/`), made for each run. */
export const secondProject = join('.preview', 'second-school');

/** The second school under a path, with a mail service and an enrollment form on this computer. */
export const secondSchool = site({
  name: 'the second school',
  directory: join(secondProject, 'finished'),
  base: '/repo',
  content,
});
