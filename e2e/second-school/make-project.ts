import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeOriginals } from './make-originals';
import { leftOut, pages } from './routes';

/** What the copy does not need: what a build makes, and the tests of this project. */
const notCopied = [
  ...['node_modules', '.git', '.next', '.generated', '.preview', 'out', 'outbox', 'test-results'],
  ...['package-lock.json', '__tests__', 'e2e', 'public'],
];

/**
 * Makes the project of the second school as any other school would: a copy of this one with its own
 * words and photographs.
 *
 * @param project the folder for it; the pictures that earlier builds made there stay
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
  await removePages(join(project, 'app'));
  await link('node_modules', join(project, 'node_modules'));
  for (const { path } of leftOut) {
    console.log(
      `There is no page in app/ that shows ${path} of the second school: it is not tested.`,
    );
  }
}

async function replaceContent(content: string): Promise<void> {
  for (const name of await readdir(content)) {
    if (name !== 'schema') await rm(join(content, name), { recursive: true });
  }
  await cp(join('e2e', 'second-school', 'content'), content, { recursive: true });
  // Tailwind reads the colors and does not know the alias `@/`.
  await edit(join(content, 'colors.ts'), (text) => text.replaceAll('@/content/', './'));
  await makeOriginals(join(content, 'photos'));
  for (const name of leftOut.length ? await readdir(content, { recursive: true }) : []) {
    if (/^(?!schema).*\.ts$/.test(name)) await edit(join(content, name), withoutLeftOut);
  }
}

/** Removes the pages that this project's school has and the second does not. */
async function removePages(app: string): Promise<void> {
  for (const name of await readdir(app)) {
    const isPage = existsSync(join(app, name, 'page.tsx'));
    const isItsOwn = name.startsWith('[') || pages.some(({ id }) => id === name);
    if (isPage && !isItsOwn) await rm(join(app, name), { recursive: true });
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
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
  // On Windows everybody may make a junction, which needs a whole path; other systems have links.
  if (process.platform === 'win32') await symlink(join(process.cwd(), from), to, 'junction');
  else await symlink(relative(join(to, '..'), from), to);
}
