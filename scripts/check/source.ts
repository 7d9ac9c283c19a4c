import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesIn } from '../system/files';

/** A content module's text and its syntax tree. */
export interface Source {
  /** `content/tuition.ts`. */
  file: string;
  text: string;
  tree: ts.SourceFile;
  /** The value in `export default define(schema, value)`. Undefined if it's missing. */
  value?: ts.Expression;
}

/** Reads every module in `content/`, correct or not. */
export function readSources(root: string): Source[] {
  return filesIn(join(root, 'content'))
    .filter((name) => /^[^/]+\.ts$/.test(name))
    .map((name) => {
      const path = join(root, 'content', name);
      const text = readFileSync(path, 'utf8');
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
      const { expression } = tree.statements.find(ts.isExportAssignment) ?? {};
      const isDefine =
        expression &&
        ts.isCallExpression(expression) &&
        ['define', 'factsOf'].includes(expression.expression.getText(tree));
      const value = isDefine ? expression.arguments[1] : undefined;
      return { file: `content/${name}`, text, tree, value };
    });
}

/** A text's lines as editors show them. TypeScript would also split at U+2028. */
export const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

/** The line at an offset, counted from one. */
export const lineAt = ({ text }: Source, offset: number) => linesOf(text.slice(0, offset)).length;

/** The line of a field, or of its nearest parent in the file. */
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

function partOf(value: ts.Node, key: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(value)) return value.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  return value.properties.findLast(
    ({ name }) => name?.getText().replace(/^['"]|['"]$/g, '') === key,
  );
}

/** A text as the editor wrote it, without its facts. Undefined if it comes from another file. */
export function ownWords(source: Source, path: PropertyKey[]): string | undefined {
  let value: ts.Node | undefined = source.value;
  for (const key of path) {
    const part: ts.Node | undefined = value && partOf(value, String(key));
    value = part && ts.isPropertyAssignment(part) ? part.initializer : part;
  }
  return value?.getText().replace(/^['"`]|['"`]$|\$\{[^}]*\}/g, '');
}
