import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Matches files that operating systems, Office and sync programs create on their own, most of them hidden: `.DS_Store`,
 * `._a.ts`, `Thumbs.db`, `~$a.docx`.
 */
const leftByPrograms = /(^|\/)(\.|~\$|(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$)/i;

export const isLeftByProgram = (file: string) => leftByPrograms.test(file);

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
