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

/** The files of the project that a module imports, with the name that it gives to each, and the line. */
export function importsOf(source: Source) {
  return source.tree.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const specifier = statement.moduleSpecifier.getText().slice(1, -1);
    const file = `${posix.join(posix.dirname(source.file), specifier)}.ts`;
    const name = statement.importClause?.name?.text;
    const { namedBindings } = statement.importClause ?? {};
    const others = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const names = others.map((each) => (each.propertyName ?? each.name).text);
    const line = lineAt(source, statement.getStart());
    return specifier.startsWith('.') ? { specifier, file, name, names, line } : [];
  });
}

/** The name of a module: `es/site` for `content/es/site.ts`. */
export function nameOf(file: string): string {
  return file.slice('content/'.length, -'.ts'.length);
}

/** The line of an offset in the text, counted from one. */
export function lineAt({ tree }: Pick<Source, 'tree'>, offset: number): number {
  return tree.getLineAndCharacterOfPosition(Math.max(0, offset)).line + 1;
}

/** The lines that contain one of these texts. */
export function linesWith({ text }: Source, ...texts: string[]): number[] {
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  return lines.flatMap(({ line, number }) =>
    texts.some((each) => line.includes(each)) ? number : [],
  );
}

/** The line of a field in the module's value, or of its nearest parent in the file. */
export function lineOf(source: Source, path: PropertyKey[]): number {
  let { value } = source;
  if (!value) return 1;
  let place: ts.Node = value;
  for (const key of path) {
    const part: ts.Node | undefined = value && partOf(source, value, String(key));
    if (!part) break;
    value = valueOf(source, part);
    const isText = value && (ts.isLiteralExpression(value) || ts.isTemplateExpression(value));
    place = isText && part.getText().includes(value!.getText()) ? value! : part;
  }
  return lineAt(source, place.getStart());
}

/** The property or element of an expression that has this key. */
function partOf(source: Source, expression: ts.Expression, key: string): ts.Node | undefined {
  // A name may refer to a constant of the same file.
  const parent =
    (ts.isIdentifier(expression) && source.constants.get(expression.text)) || expression;
  if (ts.isArrayLiteralExpression(parent)) {
    const elements = parent.elements.slice(0, Number(key) + 1);
    // A spread adds an unknown number of items.
    return elements.some(ts.isSpreadElement) ? undefined : elements[Number(key)];
  }
  if (!ts.isObjectLiteralExpression(parent)) return undefined;
  for (const property of parent.properties.toReversed()) {
    const part = ts.isSpreadAssignment(property)
      ? partOf(source, property.expression, key)
      : property.name?.getText().replace(/^['"]|['"]$/g, '') === key && property;
    if (part) return part;
  }
  return undefined;
}

function valueOf(source: Source, part: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(part)) return part.initializer;
  if (ts.isShorthandPropertyAssignment(part)) return source.constants.get(part.name.text);
  return part as ts.Expression;
}
