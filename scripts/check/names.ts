import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { Finding } from './finding';
import { lineAt, type Source } from './source';

/** Every module that a page needs is there, and each one's value is named after its file. */
export function nameFindings(root: string, sources: Source[]): Finding[] {
  const pages = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `app/${name.replaceAll(sep, '/')}`);
  const needed = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const names = [...text.matchAll(/from ['"]@\/(content\/[\w-]+)['"]/g)];
    return names.map(([, name]) => [`${name}.ts`, page] as const);
  });
  // One sentence a file: what else uses it would say the same.
  const missing = [...new Map(needed)]
    .filter(([file]) => !sources.some((source) => source.file === file))
    .map(([file, page]) => {
      return { file, sentence: `${page} needs this file, which is missing: bring it back.` };
    });
  return [...missing, ...sources.flatMap(misnamed)];
}

function misnamed(source: Source): Finding[] {
  const { file, text, defined } = source;
  const name = basename(file, '.ts');
  const exported = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const beginning = new RegExp(`^export const ${exported}\\s*=\\s*define\\(\\s*.${name}.`, 'm');
  if (!defined || beginning.test(text)) return [];
  const sentence = `the file is called ${name}.ts, so write “export const ${exported} = define('${name}', …” here.`;
  return [{ file, line: lineAt(source, defined.firstArgument), sentence }];
}
