import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { hasSchema } from '../../content/schema/define';
import page from '../../content/schema/page';
import type { Content } from './rules';

/**
 * Finds rows of `pages.ts` that have no words, and warns about pages of blocks that no row publishes.
 *
 * @param root the folder that holds `content/` and `app/`
 */
export function pageDiagnostics(root: string, content: Content): Diagnostic[] {
  const { pages } = content.pages;
  const isDesigned = (id: string) => id === 'home' || existsSync(join(root, 'app', id, 'page.tsx'));
  const hasWords = (id: string) =>
    isDesigned(id) ? Object.hasOwn(content, id) : hasSchema(page, content[id]);
  const unpublished = Object.keys(content).filter(
    (id) => hasSchema(page, content[id]) && pages.every((row) => row.id !== id),
  );
  return [
    ...pages.flatMap(({ id, path }, index) => {
      const problem = Object.hasOwn(content, id)
        ? `content/${id}.ts does not hold the words of a page`
        : `there is no content/${id}.ts with the words of ${path}`;
      const message = `${problem}: add them (content/pages-and-addresses.md, Add a page), or correct the path.`;
      return hasWords(id) ? [] : at(['pages', 'pages', index, 'path'], message);
    }),
    ...unpublished.map((id) => {
      const message = `no row of content/pages.ts publishes this page: add one with path: '/${id}', or remove the file.`;
      return { ...at([id], message), severity: 'warning' as const };
    }),
  ];
}
