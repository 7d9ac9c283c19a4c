import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Whether a file is a document, and not one that the computer makes, like `.DS_Store`. */
export const isDocument = (path: string) => !basename(path).startsWith('.');

/**
 * Copies `content/files/` to where Next serves it at `/files/`, and deletes what is gone from there.
 *
 * @param root the folder that holds `content/` and `public/`
 */
export async function publishDocuments(root = '.'): Promise<void> {
  const [from, to] = [join(root, 'content', 'files'), join(root, 'public', 'files')];
  await rm(to, { recursive: true, force: true });
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: isDocument });
}
