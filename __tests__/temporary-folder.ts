import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Gives each test an empty folder with a space in its name. */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'a school-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

  const pathOf = (...names: string[]) => join(folder, ...names);
  function write(within: string, files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      const file = pathOf(within, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return { pathOf, write };
}
