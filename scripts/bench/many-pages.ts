import { copyFile, cp, link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Configuration } from '../../app/_site/read-configuration';
import type { Environment } from '../command';
import { measureChildren } from './memory';
import type { Work } from './tables';
import { inWorker } from './worker';

export interface ManyPagesOptions {
  count: number;
  /** The address of the page of this site that each generated page shows. */
  like: string;
  environment: Environment;
  configuration: Pick<Configuration, 'emailjs'>;
  basePath: string;
}

/**
 * Builds a copy of this project to which pages were added, in a temporary folder. They stand in no
 * menu: a site with hundreds of pages would not list them all on each.
 */
export async function buildManyPages(options: ManyPagesOptions): Promise<Work[]> {
  const { count, like, environment, configuration, basePath } = options;
  const project = await mkdtemp(join(tmpdir(), 'many-pages-'));
  try {
    await copyProject(project);
    for (let number = 1; number <= count; number += 1) {
      const folder = join(project, 'app', `generated-${number}`);
      await mkdir(folder);
      await writeFile(
        join(folder, 'page.tsx'),
        `export { default } from '..${like}/page';\n\n` +
          `export const metadata = { title: 'Generated page ${number}' };\n`,
      );
    }
    const exporting = await measureChildren(async () => {
      await inWorker({ kind: 'export', environment, exportDir: 'out' }, project);
    });
    const finishing = await inWorker(
      {
        kind: 'finish',
        options: { exportDirectory: 'out', buildDirectory: '.next', basePath, configuration },
      },
      project,
    );
    return [
      { name: `\`next build\` with ${count} pages more`, ...exporting },
      { name: `The finishing step with ${count} pages more`, ...finishing },
    ];
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

/** What a build makes, and what is nobody's business. */
const left = ['.git', '.next', '.preview', 'out', 'outbox', 'test-results'];

async function copyProject(project: string): Promise<void> {
  for (const entry of await readdir('.')) {
    if (left.includes(entry)) continue;
    const [from, to] = [resolve(entry), join(project, entry)];
    // Turbopack refuses a link to a folder outside the project, so it is linked file by file.
    if (entry === 'node_modules') await linkFolder(from, to);
    else await cp(from, to, { recursive: true });
  }
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
    // Not from one disk to another.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
