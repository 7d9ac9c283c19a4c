import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A list in `.generated/` that scripts/prepare.ts wrote; empty before the first build. Not an import,
 * because types are checked before that.
 */
export function readGenerated<Item>(name: string): Record<string, Item> {
  try {
    const list = readFileSync(join(process.cwd(), '.generated', `${name}.json`), 'utf8');
    return JSON.parse(list) as Record<string, Item>;
  } catch {
    return {};
  }
}
