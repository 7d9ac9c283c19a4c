import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../system/files';

const template = 'scripts/new-school/content';
/** Pages that a school may add later. pages.ts has no row for them. */
const laterPages = ['enrollment-inquiry.ts', 'meet-the-founder.ts'];

/**
 * Replaces the sample in `content/` with a short school of blanks. It deletes the sample's other modules, photos and
 * drawings last.
 *
 * @returns the files that can't be deleted, because another program uses them
 */
export function writeSchool(root: string): string[] {
  const content = join(root, 'content');
  const written = filesIn(template).filter((name) => !laterPages.includes(name));
  const others = filesIn(content).filter((name) => isOfSchool(name) && !written.includes(name));
  for (const name of written) {
    const text = readFileSync(join(template, name), 'utf8');
    writeFileSync(join(content, name), text.replaceAll('"@/content/', '"./'));
  }
  // Git keeps no empty folder, and editors upload files to these two.
  for (const folder of ['photos', 'drawings']) {
    mkdirSync(join(content, folder), { recursive: true });
    writeFileSync(join(content, folder, '.gitkeep'), '');
  }
  return others.filter((name) => !canDelete(join(content, name)));
}

/** Whether a file of `content/` is the school's: a module, a photo or a drawing. */
const isOfSchool = (name: string) => /^([^/]+\.ts|(photos|drawings)\/.*)$/.test(name);

function canDelete(file: string): boolean {
  try {
    rmSync(file);
    return true;
  } catch {
    return false;
  }
}
