import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPageWords, type PageWords } from '@/content/schema/page';

/**
 * The words of a page in blocks: `content/<id>.ts`; undefined for a page of another kind.
 *
 * @param id the page's `id` in `content/pages.ts`
 */
export async function pageWords(id: string): Promise<PageWords | undefined> {
  if (!existsSync(join(process.cwd(), 'content', `${id}.ts`))) return undefined;
  const { default: words } = (await import(`@/content/${id}.ts`)) as { default: unknown };
  return isPageWords(words) ? words : undefined;
}
