import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An empty folder for each test of a file, with a space in its name. */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'a school-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const pathOf = (...names: string[]) => join(folder, ...names);
  /** Writes the text of each file in a folder of it, and deletes those without text. */
  const write = (within: string, files: Record<string, string | undefined>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = pathOf(within, name);
      mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text);
    }
  };
  return { pathOf, write };
}
