import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The kind and the size in bytes of a file in `content/files/`. */
export function fileFacts(file: string): { kind: string; size: number } {
  const { size } = statSync(join(process.cwd(), 'content', 'files', file));
  return { kind: file.split('.').at(-1)!.toUpperCase(), size };
}
