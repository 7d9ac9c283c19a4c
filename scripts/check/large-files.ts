import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { filesIn } from '../system/files';

/** Finds files that are too large for some hosts (developers.cloudflare.com/pages/platform/limits). */
export function largeFiles(root: string): Diagnostic[] {
  return filesIn(join(root, 'public')).flatMap((name) => {
    const { size } = statSync(join(root, 'public', name));
    if (size <= 25 * 1024 ** 2) return [];
    const message = `has ${Math.ceil(size / 1024 ** 2)} MB, and some hosts publish nothing if a file has more than 25 MB: export it with smaller pictures (Acrobat: Reduce File Size; Preview on a Mac: Quartz Filter).`;
    return [{ file: `public/${name}`, message, severity: 'warning' as const }];
  });
}
