import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths of all files below a folder, if it exists, relative to it, with slashes, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** The texts of all files below a folder whose paths match, by path. */
export async function textsIn(folder: string, names: RegExp): Promise<Map<string, string>> {
  const files = (await filesIn(folder)).filter((file) => names.test(file));
  const texts = files.map((file) => readFile(join(folder, file), 'utf8'));
  return new Map((await Promise.all(texts)).map((text, index) => [files[index]!, text]));
}
