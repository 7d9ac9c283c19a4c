import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Code } from './code';
import type { Finding } from './finding';
import { lineAt, type Source } from './source';

type Place = Pick<Finding, 'file' | 'line'>;

/** Which names are imported from which file of `content/`, and where first. */
export function importedNames(sources: Source[], code: Code): Map<string, Map<string, Place>> {
  const needed = new Map<string, Map<string, Place>>();
  const note = (file: string, name: string, user: Place) => {
    const names = needed.get(file) ?? new Map<string, Place>();
    if (!names.has(name)) names.set(name, user);
    needed.set(file, names);
  };
  for (const { file, tree } of sources) {
    for (const statement of tree.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const [, module] = /^["']\.\/([^/]+)["']$/.exec(statement.moduleSpecifier.getText()) ?? [];
      const bindings = statement.importClause?.namedBindings;
      if (!module || !bindings || !ts.isNamedImports(bindings)) continue;
      const user = { file, line: lineAt(tree, statement) };
      for (const { name, propertyName } of bindings.elements) {
        note(`content/${module}.ts`, (propertyName ?? name).text, user);
      }
    }
  }
  for (const file of filesOfApp(code.root)) {
    for (const [module, names] of code.read(file)?.content ?? []) {
      for (const name of names) note(`content/${module}.ts`, name, { file });
    }
  }
  return needed;
}

function filesOfApp(root: string): string[] {
  return readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `app/${name.replaceAll('\\', '/')}`)
    .sort();
}
