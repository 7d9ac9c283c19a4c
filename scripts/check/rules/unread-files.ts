// Warns of files in content/ that nothing reads, like a sync program's copy or a page without a row.
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import { isPublished, modulesWithSchema } from '../../school/modules';

const message =
  'this file isn’t on the site, because no row in content/pages.ts has its name as the path. If it’s a new page, add a row. If it’s a copy, move what you need to the original and delete the copy.';

export function unreadFiles({ content, sources }: School): Diagnostic[] {
  const isImported = (name: string) =>
    sources.some(({ text }) => [`'./${name}'`, `"./${name}"`].some((path) => text.includes(path)));
  return sources
    .filter(({ name }) => !isPublished(name, content) && !modulesWithSchema.includes(name))
    .filter(({ name }) => !isImported(name))
    .map(({ file }) => ({ file, message, severity: 'warning' }));
}
