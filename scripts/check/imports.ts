import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Finding } from '../../content/schema/explain/finding';
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
  const dead = await Promise.all(sources.map((source) => deadImports(root, source)));
  return [...missing, ...dead.flat()];
}

/** Finds imports that lead to no file, such as `./schema/page` in the folder `es/`, or to no name in it. */
async function deadImports(root: string, source: Source): Promise<Finding[]> {
  const { file } = source;
  const findings = importsOf(source).map(async ({ specifier, file: imported, names, line }) => {
    const path = resolve(root, imported);
    if (existsSync(path)) {
      // The school's own modules are loaded later.
      const isShape = imported.startsWith('content/schema/') && names.length > 0;
      const known = isShape ? Object.keys(await import(pathToFileURL(path).href)) : names;
      return names
        .filter((name) => !known.includes(name))
        .map((name) => ({
          file,
          line,
          sentence: `${imported} has no “${name}”: ${remedyForName}.`,
        }));
    }
    const above = specifier.replace(/^\.\//, '../');
    const isAbove = existsSync(join(root, posix.dirname(file), `${above}.ts`));
    const remedy = isAbove ? `write '${above}'` : remedyForName;
    return [{ file, line, sentence: `“${specifier}” is missing: ${remedy}.` }];
  });
  return (await Promise.all(findings)).flat();
}

const remedyForName = 'correct its spelling, or read in CHANGELOG.md what a new version calls it';
