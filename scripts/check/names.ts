import ts from 'typescript';
import type { Finding } from '../../content/schema/finding';
import { nearest } from '../../content/schema/nearest';
import { importsOf, lineAt, nameOf, type Source } from './source';

/** Finds names that a module uses without a declaration or an import, such as text without marks. */
export function unknownNames(source: Source): Finding[] {
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
    .map((node) => {
      const sentence = remedyFor(node.text, source.file);
      return { file: source.file, line: lineAt(source, node.getStart()), sentence };
    });
}

function remedyFor(name: string, file: string): string {
  if (/^\$\d/.test(name)) return `“${name}” is not a number: leave out the dollar sign.`;
  if (/^(yes|no|True|False)$/.test(name)) {
    return `“${name}” is not a value: write ${/yes|True/.test(name)} instead.`;
  }
  if (name === 'facts') {
    const folder = file.split('/').length > 2 ? '..' : '.';
    return `this file does not import “facts” yet: add import facts from '${folder}/facts'; at the top.`;
  }
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
