import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import ts from 'typescript';
import { filesIn } from '../system/files';

/** A content module's text and its syntax tree. */
export interface Source {
  /** `content/tuition.ts`. */
  file: string;
  /** `tuition`. */
  name: string;
  text: string;
  tree: ts.SourceFile;
  /** The value in `export default define(schema, value)`. Undefined if it's missing. */
  value?: ts.Expression;
}

/** Whether a file is a module directly in its folder. */
export const isModule = (file: string) => /^[^/]+\.ts$/.test(file);

/** Reads every module in `content/`, correct or not, except facts.ts, which only collects values of others. */
export function readSources(root: string): Source[] {
  return filesIn(join(root, 'content'))
    .filter((file) => isModule(file) && file !== 'facts.ts')
    .map((file) => sourceOf(file, readFileSync(join(root, 'content', file), 'utf8')));
}

/** Parses a module. TypeScript's trees include what it makes of wrong code. */
export function sourceOf(fileName: string, text: string): Source {
  const file = `content/${fileName}`;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const { expression } = tree.statements.find(ts.isExportAssignment) ?? {};
  const call = expression && ts.isCallExpression(expression) ? expression : undefined;
  return { file, name: parse(file).name, text, tree, value: call?.arguments[1] };
}

/** The line at an offset, counted from one. */
export const lineAt = ({ text }: Source, offset: number) =>
  text.slice(0, offset).split('\n').length;

/** The line of a field, or of its nearest parent in the file. */
export function lineOf(source: Source, path: PropertyKey[]): number {
  const node = nodeAt(source, path);
  if (node) return lineAt(source, node.getStart());
  return path.length ? lineOf(source, path.slice(0, -1)) : 1;
}

/** A text as the editor wrote it, without its `${facts}`. Undefined if it comes from another file. */
export function writtenText(sources: Source[], [module, ...path]: PropertyKey[]) {
  const source = sources.find(({ name }) => name === module);
  const node = source && nodeAt(source, path);
  const isText =
    node &&
    (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isBinaryExpression(node));
  return isText ? node.getText().replace(/^['"`]|['"`]$|\$\{[^}]*\}/g, '') : undefined;
}

/** A date or a phone number without quotation marks, which JavaScript calculates: `2030-10-15`. */
export function writtenSum(source: Source, path: PropertyKey[]): string | undefined {
  const node = nodeAt(source, path);
  const isSum = node && (ts.isBinaryExpression(node) || ts.isRegularExpressionLiteral(node));
  return isSum ? node.getText() : undefined;
}

/** The line of a field as the editor wrote it, without its indentation. */
export function lineTextOf(sources: Source[], [module, ...path]: PropertyKey[]): string {
  const source = sources.find(({ name }) => name === module)!;
  return source.text.split('\n')[lineOf(source, path) - 1]!.trim();
}

/** The value of a field. Undefined if it isn't in the file. */
function nodeAt({ value }: Source, path: PropertyKey[]): ts.Node | undefined {
  return path.reduce<ts.Node | undefined>((node, key) => {
    if (node && ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
    if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
    const property = node.properties.findLast(
      ({ name }) => name?.getText().replace(/^['"]|['"]$/g, '') === String(key),
    );
    return property && ts.isPropertyAssignment(property) ? property.initializer : property;
  }, value);
}
