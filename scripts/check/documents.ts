import { statSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { hrefsIn, leaves, type Leaf } from '../../content/schema/walk/leaves';
import type { Content } from './rules';
import { nearest } from '../../content/schema/explain/nearest';
import { filesIn } from '../system/files';

/**
 * Finds documents that content names but that are missing from `public/files/`, are empty, or have a # or ?
 * in their name, which Netlify refuses. A link to `/files/…` names a document, too.
 */
export async function documentDiagnostics(root: string, content: Content): Promise<Diagnostic[]> {
  const folder = join(root, 'public', 'files');
  const documents = (await filesIn(folder)).filter((name) => name !== '.gitkeep');
  const problemWith = (name: string) => {
    const isThere = documents.includes(name);
    const [sign] = /[#?]/.exec(name) ?? [];
    if (isThere && sign) {
      return `hosts refuse a file with a ${sign} in its name: rename public/files/${name}, and write the new name here.`;
    }
    if (isThere && statSync(join(folder, name)).size) return [];
    const others = documents.filter((each) => each !== name);
    const other = others.length ? `, or ${nearest(name, others)}` : '';
    return `public/files/${name} ${isThere ? 'is empty' : 'does not exist'}: put the whole file there${other}.`;
  };
  return leaves(content).flatMap((leaf) =>
    documentsIn(leaf)
      .flatMap(problemWith)
      .map((message) => at(leaf.path, message)),
  );
}

/** The file names of the documents that a text names. */
export function documentsIn(leaf: Leaf): string[] {
  if (leaf.is === 'document') return [leaf.value];
  return hrefsIn(leaf).flatMap((href) => {
    const [, name] = /^\/files\/([^#?]+)/.exec(href) ?? [];
    return name ? unescape(name) : [];
  });
}
