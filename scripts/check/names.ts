import ts from 'typescript';
import type { Finding } from '../../content/schema/finding';
import { nearest } from '../../content/schema/nearest';
import { importsOf, lineAt, nameOf, type Source } from './source';

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

/**
 * Finds names in the middle of a chain that do not exist: `adress` in `school.adress.town`.
 *
 * @param content the values of the modules that the module imports, by name
 */
export function missingParts(source: Source, content: Record<string, unknown>): Finding[] {
  const values = new Map(
    importsOf(source).map(({ name, file }) => [name, content[nameOf(file)]] as const),
  );
  const valueOf = (node: ts.Expression): unknown => {
    if (ts.isIdentifier(node)) return values.get(node.text);
    return ts.isPropertyAccessExpression(node)
      ? Object(valueOf(node.expression))[node.name.text]
      : undefined;
  };
  const visit = (node: ts.Node): Finding[] => {
    const findings: Finding[] = [];
    ts.forEachChild(node, (child) => void findings.push(...visit(child)));
    if (!ts.isPropertyAccessExpression(node)) return findings;
    const { expression: middle } = node;
    if (!ts.isPropertyAccessExpression(middle)) return findings;
    const before = valueOf(middle.expression);
    if (before === undefined || valueOf(middle) !== undefined) return findings;
    const sentence = `“${middle.getText()}” does not exist: ${nearest(middle.name.text, Object.keys(Object(before)))}.`;
    return [...findings, { file: source.file, line: lineAt(source, middle.getStart()), sentence }];
  };
  return visit(source.tree);
}
