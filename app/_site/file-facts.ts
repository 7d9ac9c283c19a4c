import { statSync } from 'node:fs';
import { join } from 'node:path';
import { formatFileKind } from '@/content/schema/format';

/**
 * What a page prints about a document in `content/files/`: its kind (`PDF`) and its size in bytes.
 *
 * @throws Error if there is no such file, which `npm run check` reports at its line
 */
export function fileFacts(name: string): { kind: string; size: number } {
  const { size } = statSync(join(process.cwd(), 'content', 'files', name));
  return { kind: formatFileKind(name), size };
}
