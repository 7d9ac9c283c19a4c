import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLifeSizeDrawing } from '@/scripts/design/life-size-drawing';

/** A drawing at actual size, like `vase.svg`. Without its file, a build stops, and the editing server leaves it out. */
export function lifeSizeDrawing(file?: string) {
  const path = file && join(process.cwd(), 'content/drawings', file);
  return path && existsSync(path) ? readLifeSizeDrawing(readFileSync(path, 'utf8')) : undefined;
}
