// Finds rows of pages.ts without a file of that name.
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { correctionOf } from '@/content/schema/explain/spelling';
import type { School } from '../../school/load-school';
import { isPublished } from '../../school/modules';

export function rowsWithoutFile({ content }: School): Diagnostic[] {
  const unpublished = Object.keys(content).filter((name) => !isPublished(name, content));
  return content.pages.rows.flatMap(({ id, path }, index) => {
    if (id in content) return [];
    const other = correctionOf(id, unpublished);
    const message = other
      ? `the text of ${path} must be in content/${id}.ts. Rename content/${other}.ts, or correct the path.`
      : `there’s no content/${id}.ts with the text of ${path}. Correct the path, or add the file. (“Add a page” in content/pages-and-addresses.md explains how.)`;
    return mistakeAt(['pages', 'rows', index, 'path'], message);
  });
}
