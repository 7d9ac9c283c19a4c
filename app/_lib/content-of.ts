import type { z } from 'zod';
import type { CustomPage, Page } from '@/content/schema/pages';
import { rowOf } from './addresses';

/**
 * The content of a page that a school may not have, from the file with its schema. Undefined without a row, because the
 * file may be missing then.
 */
export async function contentOf<Schema extends z.ZodType>(page: CustomPage | Page | undefined) {
  const row = rowOf(page);
  if (!row) return undefined;
  const { default: content }: { default: z.output<Schema> } = await import(
    `@/content/${row.id}.ts`
  );
  return content;
}
