import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * The words of a page, from its file in `content/`; undefined if the school took the page away together
 * with that file.
 *
 * @param id the page's `id` in `content/pages.ts`
 */
export async function wordsOf<Schema extends z.ZodType>(id: string) {
  if (!existsSync(join(process.cwd(), 'content', `${id}.ts`))) return undefined;
  const words = (await import(`@/content/${id}.ts`)) as { default: z.output<Schema> };
  return words.default;
}
