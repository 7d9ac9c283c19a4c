import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Matches files that operating systems, Office and Git need in a folder, and nobody else: `Thumbs.db`, `~$a.docx`. */
const leftovers = /(^|\/)(\.(_|ds_store|git)|~\$|(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$)/i;

export const isLeftover = (file: string) => leftovers.test(file);

/** Whether a program created a file on its own: those above, and hidden files, like a sync program's `.a.ts.swp`. */
const isLeftByProgram = (file: string) => /(^|\/)\./.test(file) || isLeftover(file);

/**
 * The paths of all files in a folder and its subfolders, sorted, relative to the folder and with forward slashes. Leaves
 * out the files described above. Empty if the folder doesn't exist.
 */
export const filesIn = (folder: string) =>
  allFilesIn(folder).filter((file) => !isLeftByProgram(file));

/** Like `filesIn`, but includes the files that programs create on their own. */
export function allFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/**
 * Writes a whole file at once, because another program may be reading it and an interrupted build must not leave half of
 * it. Doesn't touch a file that already has this content, because the editing server compiles every changed file.
 */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const existing = await readFile(path).catch(() => undefined);
  if (existing?.equals(bytes)) return;
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
