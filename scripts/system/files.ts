import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Files that systems, office and sync programs leave, mostly hidden: `.DS_Store`, `._a.ts`, `Thumbs.db`, `~$a.docx`.
 */
const leftByPrograms = /(^|\/)(\.|~\$|(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$)/i;

export const isLeftByProgram = (file: string) => leftByPrograms.test(file);

/**
 * The sorted paths of the files below a folder, relative to it and with slashes, without those that programs leave.
 * Empty if it doesn't exist.
 */
export const filesIn = (folder: string) =>
  allFilesIn(folder).filter((file) => !isLeftByProgram(file));

/** Like `filesIn`, with the files that programs leave. */
export function allFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}
