import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The text of a content module, with what the compiler reads in it. */
export interface Source {
  /** As messages name it: `content/tuition.ts`. */
  file: string;
  text: string;
  tree: ts.SourceFile;
  /** The value in `export default define(schema, value)`; undefined where that is missing. */
  value?: ts.Expression;
  /** The constants at the top of the file, by name. */
  constants: Map<string, ts.Expression>;
}

/** Reads a content module, whether or not it is correct. */
export function readSource(path: string, file: string): Source {
  const text = readFileSync(path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const source: Source = { file, text, tree, constants: new Map() };
  for (const statement of tree.statements) {
    if (ts.isExportAssignment(statement) && ts.isCallExpression(statement.expression)) {
      source.value = statement.expression.arguments[1];
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isIdentifier(name)) source.constants.set(name.text, initializer);
    }
  }
  return source;
}

/** The line on which a node begins, counted from one. */
export function lineAt({ tree }: Source, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

/** The line of a field of the module's value, or of its nearest parent that is in the file. */
export function lineOf(source: Source, path: PropertyKey[]): number {
  let { value } = source;
  if (!value) return 1;
  let line = lineAt(source, value);
  for (const key of path) {
    const found: ts.Node | undefined = value && partOf(source, value, String(key));
    if (!found) break;
    value = valueOf(source, found);
    const isText = value && (ts.isLiteralExpression(value) || ts.isTemplateExpression(value));
    line = lineAt(source, isText && found.getText().includes(value!.getText()) ? value! : found);
  }
  return line;
}

/** The property or element of an expression that has this key. */
function partOf(source: Source, written: ts.Expression, key: string): ts.Node | undefined {
  // A name may refer to a constant of the same file.
  const parent = (ts.isIdentifier(written) && source.constants.get(written.text)) || written;
  if (ts.isArrayLiteralExpression(parent)) {
    const elements = parent.elements.slice(0, Number(key) + 1);
    // It is not known how many items a spread adds.
    return elements.some(ts.isSpreadElement) ? undefined : elements[Number(key)];
  }
  if (!ts.isObjectLiteralExpression(parent)) return undefined;
  for (const property of parent.properties.toReversed()) {
    const found = ts.isSpreadAssignment(property)
      ? partOf(source, property.expression, key)
      : property.name?.getText().replace(/^['"]|['"]$/g, '') === key && property;
    if (found) return found;
  }
  return undefined;
}

function valueOf(source: Source, part: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(part)) return part.initializer;
  if (ts.isShorthandPropertyAssignment(part)) return source.constants.get(part.name.text);
  return part as ts.Expression;
}
