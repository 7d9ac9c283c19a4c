import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What a build needs besides a school's own words, pictures and documents. */
const software = [
  ...['app', 'components', 'content/schema', 'scripts'],
  ...['next.config.mjs', 'package.json', 'tailwind.config.ts', 'tsconfig.json'],
];

/**
 * Makes the project of the second school as any other school makes one: this project's software with
 * its own words and photographs.
 *
 * @param project the folder for the copy. It keeps the pictures that earlier builds made there.
 */
export async function makeSecondSchool(project: string): Promise<void> {
  await mkdir(project, { recursive: true });
  await rm(join(project, 'content'), { recursive: true, force: true });
  for (const part of software) {
    await rm(join(project, part), { recursive: true, force: true });
    await cp(part, join(project, part), { recursive: true });
  }
  for (const part of ['content', 'public']) {
    await cp(join('e2e/second-school', part), join(project, part), { recursive: true });
  }
  // Tailwind reads the colors and does not know the alias `@/`.
  const colors = join(project, 'content/colors.ts');
  await writeFile(colors, (await readFile(colors, 'utf8')).replaceAll('@/content/', './'));
  const modules = join(project, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  // Windows lets everybody make a junction. Other systems ignore the type of a link.
  await symlink(resolve('node_modules'), modules, 'junction');
}
