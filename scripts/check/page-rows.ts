import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, type Finding } from '../../content/schema/explain/finding';
import { hasShape } from '../../content/schema/define';
import page from '../../content/schema/page';
import type { Content } from './rules';

/**
 * Finds rows of `pages.ts` that have no words or the address of another page, and warns about pages of
 * blocks that no row publishes.
 *
 * @param root the folder that holds `content/` and `app/`
 */
export function pageFindings(root: string, content: Content): Finding[] {
  const { pages } = content;
  const folders = readdirSync(join(root, 'app')).filter((name) =>
    existsSync(join(root, 'app', name, 'page.tsx')),
  );
  const hasWords = (id: string) =>
    ['home', ...folders].includes(id) ? Object.hasOwn(content, id) : hasShape(page, content[id]);
  const left = [...new Set([...Object.keys(content), ...folders])].filter(
    (id) => hasWords(id) && pages.every((page) => page.id !== id),
  );
  const wordless = pages.filter(({ id }) => !hasWords(id));
  // If one page has no row and one row has no page, the page most likely has a new address.
  const isMoved = left.length === 1 && wordless.length === 1 && !wordless[0]!.lang;
  const moved = isMoved ? left[0] : undefined;
  const ofAddress = (address: string, ...field: PropertyKey[]) => {
    const sentence = `this is the address of the site’s own page in app${address}: choose another path.`;
    return folders.includes(address.slice(1)) ? at(['pages', ...field], sentence) : [];
  };
  return [
    ...pages.flatMap((row, index) => {
      const { id, path, alsoAt } = row;
      const ofOthers = alsoAt.flatMap((other, place) => ofAddress(other, index, 'alsoAt', place));
      const ofOwn = path === `/${id}` ? [] : [ofAddress(path, index, 'path')].flat();
      if (ofOwn.length || !wordless.includes(row)) return [...ofOwn, ...ofOthers];
      return [at(['pages', index, 'path'], withoutWords(row, content, moved)), ...ofOthers];
    }),
    ...left.flatMap((name) => {
      const sentence = `no row of content/pages.ts publishes this page: add one with path: '/${name}', or remove the file.`;
      if (!hasShape(page, content[name]) || name === moved) return [];
      return { ...at([name], sentence), isWarning: true };
    }),
  ];
}

function withoutWords({ id, path }: { id: string; path: string }, content: Content, moved = '') {
  const file = `content/${id}.ts`;
  const problem = Object.hasOwn(content, id)
    ? `${file} does not hold the words of a page`
    : `there is no ${file} with the words of ${path}`;
  if (!moved)
    return `${problem}: add them (content/pages-and-addresses.md, Add a page), or correct the path. If the page moved here, keep its file with id: 'its-file' and formerly: ['/its-old-path'] in this row.`;
  if (moved.toLowerCase() === id) return `${problem}: rename content/${moved}.ts.`;
  return `${problem}. If the page in content/${moved}.ts now has this address, write id: '${moved}' and formerly: ['/${moved}'] in this row. If not, correct the path.`;
}
