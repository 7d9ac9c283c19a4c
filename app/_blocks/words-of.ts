import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The words of a page, from its file in `content/`; undefined if the school deleted that file with the
 * page.
 *
 * @param id the page's `id` in `content/pages.ts`
 */
export async function wordsOf(id: string): Promise<unknown> {
  if (!existsSync(join(process.cwd(), 'content', `${id}.ts`))) return undefined;
  const words: { default: unknown } = await import(`@/content/${id}.ts`);
  return words.default;
}
