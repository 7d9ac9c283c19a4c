import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A name in letters that every computer writes in the same way: `Menu-2031.pdf` for `Menú 2031.pdf`. */
export const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9.]+/gi, '-');

/** The sorted paths of all files below a folder, relative to it, with slashes; none if it does not exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}
