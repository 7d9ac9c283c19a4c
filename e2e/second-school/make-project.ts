import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeOriginals } from './make-originals';

/** What the copy does not need (files that a build makes, and tests) or gets from elsewhere. */
const notCopied = [
  ...['node_modules', '.git', '.next', '.generated', '.preview', 'out', 'outbox', 'test-results'],
  ...['package-lock.json', '__tests__', 'e2e', 'public'],
];

/**
 * Makes the project of the second school as any other school makes one: a copy of this project with
 * its own words and photographs.
 *
 * @param project the folder for the copy. It keeps the pictures that earlier builds made there.
 */
export async function makeSecondSchool(project: string): Promise<void> {
  await mkdir(project, { recursive: true });
  for (const entry of await readdir('.')) {
    if (notCopied.includes(entry) || entry.startsWith('.env')) continue;
    await rm(join(project, entry), { recursive: true, force: true });
    const filter = (source: string) => !notCopied.includes(source);
    await cp(entry, join(project, entry), { recursive: true, filter });
  }
  await replaceContent(join(project, 'content'));
  await cp(join('e2e', 'second-school', 'public'), join(project, 'public'), { recursive: true });
  const modules = join(project, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  // Windows lets everybody make a junction. Other systems ignore the type of a link.
  await symlink(resolve('node_modules'), modules, 'junction');
}

async function replaceContent(content: string): Promise<void> {
  for (const name of await readdir(content)) {
    if (name !== 'schema') await rm(join(content, name), { recursive: true });
  }
  await cp(join('e2e', 'second-school', 'content'), content, { recursive: true });
  // Tailwind reads the colors and does not know the alias `@/`.
  const colors = join(content, 'colors.ts');
  await writeFile(colors, (await readFile(colors, 'utf8')).replaceAll('@/content/', './'));
  await makeOriginals(join(content, 'photos'));
}
