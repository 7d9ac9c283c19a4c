import ts from 'typescript';
import type { Finding } from '../../content/schema/explain/finding';
import { lineAt, type Source } from './source';

/**
 * Finds names that a module uses without a declaration or an import, such as text without marks.
 *
 * @param modules the names of all modules
 */
export function unknownNames(source: Source, modules: string[]): Finding[] {
  const uses: ts.Identifier[] = [];
  const known = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    if (ts.isIdentifier(node)) {
      const isNamed = 'name' in parent && parent.name === node;
      const isField = ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent);
      if (!isNamed || ts.isShorthandPropertyAssignment(parent)) uses.push(node);
      else if (!isField) known.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return uses
    .filter(({ text }) => !known.has(text) && !(text in globalThis))
    .filter(({ text }, index, all) => all.findIndex((each) => each.text === text) === index)
    .map((node) => {
      const sentence = remedyFor(node.text, source.file, modules);
      return { file: source.file, line: lineAt(source, node.getStart()), sentence };
    });
}

function remedyFor(name: string, file: string, modules: string[]): string {
  if (/^\$\d/.test(name)) return `“${name}” is not a number: leave out the dollar sign.`;
  if (/^(yes|no|True|False)$/.test(name)) {
    return `“${name}” is not a value: write ${/yes|True/.test(name)} instead.`;
  }
  const folder = file.split('/').length > 2 ? '..' : '.';
  const missing = `this file does not import “${name}” yet: add`;
  if (name === 'define')
    return `${missing} import { define } from '${folder}/schema/define'; at the top.`;
  if (name === 'schema')
    return `${missing} import schema from '${folder}/schema/…'; at the top, with the name of its shape.`;
  if (modules.includes(name))
    return `${missing} import ${name} from '${folder}/${name}'; at the top.`;
  return `“${name}” is not a name that this file knows. If it is text, put it between quotation marks; if it is a fact, correct its spelling.`;
}
