// Warns of drawings and documents that are too large to load fast or to publish.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import { filesIn } from '../../system/files';
import type { School } from '../../school/load-school';

/** The folders, the bytes that a file in them may have, and what to do about a larger file. */
const limits = [
  {
    folder: 'content/drawings',
    limit: 100_000,
    remedy:
      'Pages load all of it. Make it smaller than 100 KB: an SVG without photos in it, or a PNG with the height in “Logo and colors” in content/README.md.',
  },
  {
    folder: 'public',
    limit: 25 * 1024 ** 2,
    remedy:
      'Some hosts, like Cloudflare, refuse files above 26.2 MB (25 MiB). Make it smaller, or split it.',
  },
];

export function largeFiles({ root }: School): Diagnostic[] {
  return limits.flatMap(({ folder, limit, remedy }) =>
    filesIn(join(root, folder)).flatMap((name) => {
      const { size } = statSync(join(root, folder, name));
      const message = `this file has ${formatBytes(size)}. ${remedy}`;
      return size > limit ? { file: `${folder}/${name}`, message, severity: 'warning' } : [];
    }),
  );
}

/** `350 KB`, `2.5 MB`. */
const formatBytes = (size: number) =>
  size < 1e6 ? `${Math.round(size / 1000)} KB` : `${(size / 1e6).toFixed(1)} MB`;
