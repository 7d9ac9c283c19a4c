import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { isCustomPage } from '@/content/schema/pages';
import { isModule } from '../school/source';
import { filesIn } from '../system/files';
import pages from './content/pages';

const template = 'scripts/new-school/content';

/** Whether a file is a page that a school may add later. pages.ts has no row for it. */
const isLaterPage = (file: string) =>
  isCustomPage(parse(file).name) && !pages.rows.some(({ id }) => id === parse(file).name);

/**
 * Writes the short school to `content/`. Then deletes the other modules, the photos and the drawings there.
 *
 * @returns the files that can't be deleted, because another program uses them
 */
export function writeSchool(root: string): string[] {
  const content = join(root, 'content');
  const written = filesIn(template).filter((name) => !isLaterPage(name));
  for (const name of written) {
    const text = readFileSync(join(template, name), 'utf8');
    // The template's folder has no schema/, format/ and shared/ of its own.
    writeFileSync(join(content, name), text.replaceAll('"@/content/', '"./'));
  }
  // Git keeps no empty folder, and editors upload files to these two.
  for (const folder of ['photos', 'drawings']) {
    mkdirSync(join(content, folder), { recursive: true });
    writeFileSync(join(content, folder, '.gitkeep'), '');
  }
  const left: string[] = [];
  for (const name of filesIn(content)) {
    // The guide and the schemas stay.
    const isOfSchool = isModule(name) || /^(photos|drawings)\//.test(name);
    if (!isOfSchool || written.includes(name)) continue;
    try {
      rmSync(join(content, name));
    } catch {
      left.push(`content/${name}`);
    }
  }
  return left;
}
