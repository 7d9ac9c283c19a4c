import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files';

/** A file that visitors download. */
export interface DocumentFile {
  /** Its path below `content/files/`, with slashes. */
  name: string;
  bytes: number;
}

/**
 * The files in `content/files/`, without hidden ones, which the computer makes (`.DS_Store`).
 *
 * @param root the folder that holds `content/`
 */
export async function readDocuments(root: string): Promise<DocumentFile[]> {
  const folder = join(root, 'content', 'files');
  const names = existsSync(folder) ? await filesIn(folder) : [];
  const visible = names.filter((name) => !/(^|\/)\./.test(name));
  return Promise.all(
    visible.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
  );
}

/**
 * Copies the documents to where Next serves them at `/files/`, and deletes those that are gone.
 *
 * @param root the folder that holds `content/` and `public/`
 */
export async function publishDocuments(root = '.'): Promise<void> {
  const served = join(root, 'public', 'files');
  await rm(served, { recursive: true, force: true });
  const documents = await readDocuments(root);
  if (documents.length) await mkdir(served, { recursive: true });
  for (const { name } of documents) {
    await copyFile(join(root, 'content', 'files', name), join(served, name));
  }
}
