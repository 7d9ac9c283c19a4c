import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The sorted paths of all files below a folder, relative to it, with slashes; none if it does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** Reads all files below a folder whose paths match `names`. The keys are the paths. */
export async function textsIn(folder: string, names: RegExp): Promise<Map<string, string>> {
  const files = (await filesIn(folder)).filter((file) => names.test(file));
  const texts = files.map((file) => readFile(join(folder, file), 'utf8'));
  return new Map((await Promise.all(texts)).map((text, index) => [files[index]!, text]));
}
