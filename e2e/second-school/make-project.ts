import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { makeOriginals } from './make-originals';
import { leftOut, routes } from './routes';

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
  const words = (await readdir(content)).filter((name) => name.endsWith('.ts'));
  for (const name of [...words, 'photos']) await rm(join(content, name), { recursive: true });
  await cp(join('e2e', 'second-school', 'content'), content, { recursive: true });
  await makeOriginals(join(content, 'photos'));

  for (const name of await readdir(app)) {
    const isPage = existsSync(join(app, name, 'page.tsx'));
    if (isPage) await rm(join(app, name), { recursive: true });
  }
  for (const { page, folder } of routes.filter(({ page }) => page.path !== '/')) {
    await cp(folder, join(app, page.path), { recursive: true });
    await edit(join(app, page.path, 'page.tsx'), movedImports);
  }
  for (const file of leftOut.length ? await readdir(content) : []) {
    if (file.endsWith('.ts')) await edit(join(content, file), withoutLeftOut);
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** A page that shows another one finds it in that one's folder. */
function movedImports(text: string): string {
  return text.replace(/(?<=from '\.\.\/)[\w-]+(?=\/page')/, (name) => {
    const route = routes.find(({ folder }) => basename(folder) === name);
    return route ? route.page.path.slice(1) : name;
  });
}

/** Content without the rows of pages that are left out; links to those lead home. */
function withoutLeftOut(text: string): string {
  return leftOut.reduce((left, { path }) => {
    const row = new RegExp(`^  \\{\\n    path: '${path}',\\n[^]*?^  \\},\\n`, 'm');
    return left
      .replace(row, '')
      .replace(new RegExp(`(?<=['(])${path}(#[\\w-]+)?(?=[')])`, 'g'), '/');
  }, text);
}

async function link(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  // Windows lets everybody make a junction, which wants a whole path; elsewhere a link it is.
  if (process.platform === 'win32') await symlink(join(process.cwd(), from), to, 'junction');
  else await symlink(relative(join(to, '..'), from), to);
}
