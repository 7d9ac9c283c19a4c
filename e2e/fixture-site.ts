import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pages from './fixture/content/pages';

/** The fixture's project. `serve-fixture.ts` makes, builds and serves it. */
export const fixtureProject = '.preview/fixture';

/** The local mail service keeps test messages here, until the project is made again. */
export const outboxDirectory = join(fixtureProject, 'outbox');

/** The fixture's base path, because GitHub Pages serves a project below one. */
export const fixtureBase = '/repo';

/** The pages of the fixture's site, and the address of a path without the origin (Playwright's `baseURL`). */
export const fixture = { pages: pages.rows, url: (path: string) => fixtureBase + path };

/** What a build needs besides a school's content and documents. */
const software = [
  'app',
  'components',
  'content/format',
  'content/schema',
  'content/shared',
  'next.config.mjs',
  'package.json',
  'scripts',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** Copies this software and the fixture's content into a folder, but keeps the photo files of earlier builds there. */
export async function makeFixture(project: string): Promise<void> {
  await mkdir(project, { recursive: true });
  const earlier = (await readdir(project)).filter((name) => !name.startsWith('.'));
  for (const name of earlier) await rm(join(project, name), { recursive: true });
  for (const part of software) await cp(part, join(project, part), { recursive: true });
  for (const part of ['content', 'public'])
    await cp(join('e2e/fixture', part), join(project, part), { recursive: true });
  // On Windows, a junction needs no special rights. Other systems ignore the type.
  await symlink(resolve('node_modules'), join(project, 'node_modules'), 'junction');
}
