import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Finding } from './finding';
import { lineAt, type Source } from './source';

/** Every module and name that pages and other modules import is there, and named by its file. */
export function nameFindings(root: string, sources: Source[]): Finding[] {
  const pages = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `app/${name.split(sep).join('/')}`)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  // One sentence a file: what else uses it would say the same.
  const findings = new Map<string, Finding>();
  for (const { file: user, text } of [...sources, ...pages]) {
    const folder = user.startsWith('app/') ? '@/content' : '\\.';
    const imports = new RegExp(`^import \\{([^}]*)\\} from ['"]${folder}/([\\w-]+)['"]`, 'gm');
    for (const [, names = '', module] of text.matchAll(imports)) {
      const file = `content/${module}.ts`;
      const source = sources.find((each) => each.file === file);
      const gone = names
        .split(/\s*(?: as \w+)?,\s*/)
        .map((name) => name.trim())
        .filter((name) => !name.startsWith('type '))
        .find(
          (name) =>
            !new RegExp(`^export (const|function) ${name}\\b`, 'm').test(source?.text ?? ''),
        );
      if (findings.has(file) || gone === undefined) continue;
      const sentence = source
        ? `${user} uses “${gone}” of this file, which does not export it: call it “${gone}” again.`
        : `this file is missing, and ${user} needs it: bring it back.`;
      const line = source?.defined && lineAt(source, source.defined.firstArgument);
      findings.set(file, { file, line, sentence });
    }
  }
  return [...findings.values(), ...sources.flatMap(wrongFileName)];
}

function wrongFileName(source: Source): Finding[] {
  const { file, defined } = source;
  const name = file.replace(/^content\/|\.ts$/g, '');
  if (!defined || defined.firstArgument.getText().slice(1, -1) === name) return [];
  const sentence = `define() must be given the name of its file: write define('${name}', …).`;
  return [{ file, line: lineAt(source, defined.firstArgument), sentence }];
}
