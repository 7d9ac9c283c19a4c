import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** The text of a content module, and what the TypeScript compiler reads in it. */
export interface Source {
  /** The file, as messages name it: `content/tuition.ts`. */
  file: string;
  text: string;
  tree: ts.SourceFile;
  /** The value in `export default define(schema, value)`; undefined if that is missing. */
  value?: ts.Expression;
  /** The constants at the top of the file, by name. */
  constants: Map<string, ts.Expression>;
}

/** Reads every module in `content/` and its folders for other languages, correct or not. */
export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?!schema\/).*\.ts$/.test(name))
    .sort()
    .map((name) => readSource(join(root, 'content', name), `content/${name}`));
}

function readSource(path: string, file: string): Source {
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

/** The files of the project that a module imports, and the line of each import. */
export function importsOf(source: Source) {
  return source.tree.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const written = statement.moduleSpecifier.getText().slice(1, -1);
    const file = `${posix.join(posix.dirname(source.file), written)}.ts`;
    return written.startsWith('.') ? { written, file, line: lineAt(source, statement) } : [];
  });
}

/** The line of the first use of a name, which may follow a dot. A field with that name does not count. */
export function lineOfName(source: Source, name: string): number | undefined {
  const find = (node: ts.Node): ts.Node | undefined => {
    const isField = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && node.text === name && !isField) return node;
    return ts.forEachChild(node, find);
  };
  const found = ts.forEachChild(source.tree, find);
  return found && lineAt(source, found);
}

/** The line on which a node begins, counted from one. */
export function lineAt({ tree }: Source, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

/** The line of a field in the module's value, or of its nearest parent in the file. */
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
    // A spread adds an unknown number of items.
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
