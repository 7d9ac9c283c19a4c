import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The sorted paths of all files below a folder, relative to it and with slashes. Empty if it doesn't exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}
