import { notFound } from 'next/navigation';
import type { z } from 'zod';
import { rowOf } from './addresses';

/** The content of a page that a school may not have, from the file with its schema. The file may be missing then. */
export async function contentOf<Schema extends z.ZodType>(id: string) {
  if (!rowOf(id)) notFound();
  const { default: content }: { default: z.output<Schema> } = await import(`@/content/${id}.ts`);
  return content;
}
