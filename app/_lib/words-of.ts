import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { hasSchema } from '@/content/schema/define';

/**
 * The words of a page, from its file in `content/`; undefined if the school deleted that file with the
 * page, or if its words have another schema.
 *
 * @param id the page's `id` in `content/pages.ts`
 */
export async function wordsOf<Schema extends z.ZodType>(
  schema: Schema,
  id: string,
): Promise<z.output<Schema> | undefined> {
  const words = await anyWordsOf(id);
  return hasSchema(schema, words) ? words : undefined;
}

export async function anyWordsOf(id: string): Promise<unknown> {
  if (!existsSync(join(process.cwd(), 'content', `${id}.ts`))) return undefined;
  const words: { default: unknown } = await import(`@/content/${id}.ts`);
  return words.default;
}
