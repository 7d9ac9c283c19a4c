import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, written relative to it with slashes, in the order of the alphabet. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    if (!entry.isDirectory()) return [entry.name];
    const below = await filesIn(join(folder, entry.name));
    return below.map((file) => `${entry.name}/${file}`);
  });
  return (await Promise.all(lists)).flat().sort();
}
