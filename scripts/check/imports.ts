import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Finding } from '../../content/schema/finding';
import { textsIn } from '../system/files';
import { importsOf, type Source } from './source';

/** Finds files that pages and modules import but that do not exist. */
export async function missingFiles(root: string, sources: Source[]): Promise<Finding[]> {
  // For each module, naming one of the pages that import it is enough.
  const needed = new Map<string, string>();
  for (const [page, text] of await textsIn(join(root, 'app'), /\.tsx?$/)) {
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (/^@\/content\/[\w-]+$/.test(fileName))
        needed.set(`${fileName.slice(2)}.ts`, `app/${page}`);
    }
  }
  for (const { file } of sources) needed.delete(file);
  const missing = [...needed].map(([file, page]) => ({
    file,
    sentence: `${page} needs this file, which is missing: put it back. To remove a page, delete its row in content/pages.ts.`,
  }));
  return [...missing, ...sources.flatMap((source) => deadImports(root, source))];
}

/** Finds imports that lead to no file, such as `./schema/page` in a file in the folder `es/`. */
function deadImports(root: string, source: Source): Finding[] {
  const { file } = source;
  return importsOf(source).flatMap(({ specifier, file: imported, line }) => {
    if (existsSync(join(root, imported))) return [];
    const above = specifier.replace(/^\.\//, '../');
    const isAbove = existsSync(join(root, posix.dirname(file), `${above}.ts`));
    const remedy = isAbove ? `write '${above}'` : 'correct its spelling';
    return { file, line, sentence: `“${specifier}” is missing: ${remedy}.` };
  });
}
