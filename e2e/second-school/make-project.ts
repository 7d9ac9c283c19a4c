import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pages } from './content/pages';
import { makeOriginals } from './make-originals';

/** What a project is without: what others make, and what is only for this one's own tests. */
const left = [
  ...['node_modules', '.git', '.next', '.generated', '.preview', 'out', 'outbox', 'test-results'],
  ...['package-lock.json', '__tests__', 'e2e'],
];

/**
 * Makes the project of the second school: a copy of this one as it is now, with other content, other
 * photographs and a page more, as any school would have it that took the project.
 *
 * @param project the folder for it; what builds left there stays
 */
export async function makeSecondSchool(project: string): Promise<void> {
  await mkdir(project, { recursive: true });
  const names = (await readdir('.')).filter((name) => !left.includes(name) && !/^\.env/.test(name));
  for (const name of names) {
    // Made anew, it would take its photographs along.
    if (name !== 'public') await rm(join(project, name), { recursive: true, force: true });
    await cp(name, join(project, name), { recursive: true });
  }
  await takeOver(project);
  await link('node_modules', join(project, 'node_modules'));
}

async function takeOver(project: string): Promise<void> {
  const [content, app] = [join(project, 'content'), join(project, 'app')];
  await rm(join(content, 'photos'), { recursive: true });
  for (const name of await readdir(content)) {
    // What defines nothing holds rules and helpers, and is no school's own.
    const file = join(content, name);
    if ((await readFile(file, 'utf8')).includes('= define(')) await rm(file);
  }
  for (const name of await readdir(app)) {
    const isPage = existsSync(join(app, name, 'page.tsx'));
    const isListed = pages.some(({ path }) => path === `/${name}`);
    if (isPage && !isListed) await rm(join(app, name), { recursive: true });
  }
  await cp(join('e2e', 'second-school', 'content'), content, { recursive: true });
  await cp(join('e2e', 'second-school', 'app'), app, { recursive: true });
  await makeOriginals(join('content', 'photos'), join(content, 'photos'));
}

async function link(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  // Windows lets everybody make a junction, which wants a whole path; elsewhere a link it is.
  if (process.platform === 'win32') await symlink(join(process.cwd(), from), to, 'junction');
  else await symlink(relative(join(to, '..'), from), to);
}
