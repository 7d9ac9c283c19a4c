import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The text of a content module, and what the TypeScript compiler reads in it. */
export interface Source {
  /** The file, as messages name it: `content/tuition.ts`. */
  file: string;
  text: string;
  tree: ts.SourceFile;
  /** The value in `export default define(schema, value)`; undefined if that is missing. */
  value?: ts.Expression;
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
  const { expression } = tree.statements.find(ts.isExportAssignment) ?? {};
  const value = expression && ts.isCallExpression(expression) ? expression.arguments[1] : undefined;
  return { file, text, tree, value };
}

/** The name of a module: `es/site` for `content/es/site.ts`. */
export function nameOf(file: string): string {
  return file.slice('content/'.length, -'.ts'.length);
}

/** The line of an offset in the text, counted from one. */
export function lineAt({ tree }: Pick<Source, 'tree'>, offset: number): number {
  return tree.getLineAndCharacterOfPosition(Math.max(0, offset)).line + 1;
}

/** The line of a field in the module's value, or of its nearest parent in the file. */
export function lineOf(source: Source, path: PropertyKey[]): number {
  if (!source.value) return 1;
  let value: ts.Node = source.value;
  let place = value;
  for (const key of path) {
    const part = partOf(value, String(key));
    if (!part) break;
    value = ts.isPropertyAssignment(part) ? part.initializer : part;
    place = ts.isLiteralExpression(value) || ts.isTemplateExpression(value) ? value : part;
  }
  return lineAt(source, place.getStart());
}

/** The property or element of an expression that has this key. */
function partOf(value: ts.Node, key: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(value)) return value.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  return value.properties.findLast(
    ({ name }) => name?.getText().replace(/^['"]|['"]$/g, '') === key,
  );
}
