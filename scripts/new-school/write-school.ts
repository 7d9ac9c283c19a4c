import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../system/files';

const template = 'scripts/new-school/content';
/** Pages that a school may add later. pages.ts has no row for them. */
const laterPages = ['enrollment-inquiry.ts', 'meet-the-founder.ts'];

/**
 * Writes the short school to `content/`. Then deletes the other modules, the photos and the drawings there.
 *
 * @returns the files that can't be deleted, because another program uses them
 */
export function writeSchool(root: string): string[] {
  const content = join(root, 'content');
  const written = filesIn(template).filter((name) => !laterPages.includes(name));
  for (const name of written) {
    const text = readFileSync(join(template, name), 'utf8');
    // In the template's folder, there's no schema/ and no format/.
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
    const isOfSchool = /^([^/]+\.ts|(photos|drawings)\/.*)$/.test(name);
    if (!isOfSchool || written.includes(name)) continue;
    try {
      rmSync(join(content, name));
    } catch {
      left.push(`content/${name}`);
    }
  }
  return left;
}
