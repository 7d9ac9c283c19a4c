// Finds drawings at actual size that can't become a part of a page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import { readLifeSizeDrawing } from '../../design/life-size-drawing';
import type { School } from '../../school/load-school';

export function wrongLifeSizeDrawings({ root, leaves }: School): Diagnostic[] {
  const used = leaves.filter(({ type }) => type === 'lifeSizeDrawing').map(({ value }) => value);
  return [...new Set(used)].flatMap((name) => {
    const file = `content/drawings/${name}`;
    // drawings.ts reports missing files.
    if (!existsSync(join(root, file))) return [];
    const { mistakes } = readLifeSizeDrawing(readFileSync(join(root, file), 'utf8'));
    return mistakes.map((mistake) => ({ file, ...mistake }));
  });
}
