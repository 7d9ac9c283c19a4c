import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { at, type Finding } from '../../content/schema/finding';
import { hasShape } from '../../content/schema/define';
import page from '../../content/schema/page';
import type { Content } from './rules';

/**
 * Finds rows of `pages.ts` that have no words, and warns about pages of blocks that no row publishes.
 *
 * @param root the folder that holds `content/` and `app/`
 */
export function pageFindings(root: string, content: Content): Finding[] {
  const { pages } = content;
  const isDesigned = (id: string) => id === 'home' || existsSync(join(root, 'app', id, 'page.tsx'));
  const hasWords = (id: string) =>
    isDesigned(id) ? Object.hasOwn(content, id) : hasShape(page, content[id]);
  const wordless = pages.flatMap(({ id, path }, index) => {
    const sentence = `there is no content/${id}.ts with the words of ${path}: add it (content/pages-addresses-campuses.md, Add a page), or correct the path.`;
    return hasWords(id) ? [] : at(['pages', index, 'path'], sentence);
  });
  const left = Object.keys(content).filter(
    (name) => hasShape(page, content[name]) && pages.every(({ id }) => id !== name),
  );
  const unpublished = left.map((name) => {
    const sentence = `no row of content/pages.ts publishes this page: add one with path: '/${name}', or remove the file.`;
    return { ...at([name], sentence), isWarning: true };
  });
  return [...wordless, ...unpublished];
}
