import { join } from 'node:path';
import admissions from '@/content/admissions';
import contact from '@/content/contact';
import dates from '@/content/dates';
import home from '@/content/home';
import pages from '@/content/pages';
import programs from '@/content/programs';
import school from '@/content/school';
import words from '@/content/site';
import tuition from '@/content/tuition';
import { basePathOf } from '../scripts/base-path.mjs';
import { counterPath, previewDirectory } from '../scripts/preview-settings';
import * as second from './second-school/content';

/** Where messages to the local mail service are kept, apart from those of `npm start`. */
export const outboxDirectory = '.preview/outbox';

/** The port of the first site; playwright.config.ts finds one. */
const port = Number(process.env.PREVIEW_PORT) || 4173;

/** What the live school says now. Tests of it must hold for whatever it says tomorrow. */
const content = {
  admissions,
  contact,
  dates,
  home,
  pages,
  programs,
  school,
  site: words,
  tuition,
};

/** A finished site under test: where it is built, where it is served, and what it says. */
export interface Site {
  name: string;
  /** The project that it is built from. */
  project: string;
  /** Where that project is to put it, as seen from there. */
  exportDirectory: string;
  port: number;
  /** The path that it is served under, like `/repo`, or an empty text. */
  base: string;
  /** Whether it has a mail service and an enrollment form (stand-ins on this computer). */
  connected: boolean;
  /** The address of its visit counter's picture, if it has one. */
  counterUrl?: string;
  /** The day that it is built for; today, if left out. */
  day?: string;
  content: typeof content;
  /** The finished site, as seen from here. */
  directory: string;
  /** The whole address of a page or file. */
  url: (path: string) => string;
  /** The whole address of the page that `content/pages.ts` knows by this id, wherever it stands. */
  pageUrl: (id: string) => string;
  /** The address that a page or file calls its own: another one where a built site is only tested. */
  publicUrl: (path: string) => string;
}

function site(
  options: Omit<Site, 'directory' | 'url' | 'pageUrl' | 'publicUrl'> & {
    servedAt?: string;
    siteUrl?: string;
  },
): Site {
  const { project, exportDirectory, port, base, content } = options;
  const url = options.servedAt ?? `http://localhost:${port}${base}`;
  return {
    ...options,
    directory: join(project, exportDirectory),
    url: (path) => url + path,
    pageUrl: (id) => url + content.pages.find((page) => page.id === id)?.path,
    publicUrl: (path) => (options.siteUrl ?? url) + path,
  };
}

/** The school whose content is in `content/`, at the root of its address. */
export const live = site({
  name: 'the live school',
  project: '.',
  exportDirectory: previewDirectory,
  port,
  base: '',
  connected: true,
  content,
});

/** A school as different from it as possible (`e2e/second-school/`), under a path. */
export const secondSchool = site({
  name: 'the second school',
  project: join('.preview', 'second-school'),
  exportDirectory: 'connected',
  port: port + 1,
  base: '/repo',
  connected: true,
  counterUrl: `http://127.0.0.1:${port + 1}${counterPath}`,
  day: '2031-10-15',
  content: second,
});

/** The second school without a mail service, a form and an address: built with no settings. */
export const unconnected = site({
  ...secondSchool,
  name: 'the second school, unconnected',
  exportDirectory: 'unconnected',
  port: port + 2,
  base: '',
  connected: false,
});

/** What `npm run build` made, to be published: tested as it is (site.config.ts). */
const built = site({
  ...live,
  name: 'the built site',
  exportDirectory: 'out',
  base: basePathOf(process.env.BUILT_SITE),
  siteUrl: process.env.BUILT_SITE,
});

/** Whether a site has this page: a school may take some away, and the second school then lacks them. */
export function hasPage({ content }: Site, id: string): boolean {
  return content.pages.some((page) => page.id === id);
}

/** The live site on its own host (live.config.ts). */
const watched = site({
  ...live,
  name: 'the live site',
  base: basePathOf(process.env.WATCHED_SITE ?? ''),
  servedAt: process.env.WATCHED_SITE,
});

const own = [live, secondSchool];

/** Those that every page's tests walk through. */
export const sites = process.env.WATCHED_SITE ? [watched] : process.env.BUILT_SITE ? [built] : own;
