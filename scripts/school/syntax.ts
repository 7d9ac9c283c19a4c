import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import { lineAt, type Source } from './source';
import { emptyFieldAt, hintFor } from './syntax-hints';

/**
 * TypeScript's codes for a field that is there twice, an equals sign, an unknown name or import, and a missing comma
 * between lists. Zod checks everything else about values.
 */
const semanticCodes = [1117, 1312, 2304, 2307, 2695];

const usesFacts =
  'Facts come from school.ts, tuition.ts and programs.ts, so these files can’t use them. Remove the import of facts, and write the text itself. In tuition.ts and programs.ts, ${school.email} prints a field of school.ts.';

/** Finds syntax errors, unknown names and imports that lead nowhere. */
export function syntaxErrors(root: string, sources: Source[]): Diagnostic[] {
  const program = programOf(sources);
  return sources.flatMap((source) => {
    const { file, name, text, tree } = source;
    const facts = text.indexOf('import facts from');
    if (facts >= 0 && ['school', 'tuition', 'programs'].includes(name))
      return { file, line: lineAt(source, facts), message: usesFacts };
    // Later syntax errors are mostly consequences of the first.
    const [error] = program.getSyntacticDiagnostics(tree);
    if (error) return explain(source, error);
    return (
      program
        .getSemanticDiagnostics(tree)
        .filter(({ code }) => semanticCodes.includes(code))
        .filter((each) => !isExistingImport(each, root))
        .map((each) => explain(source, each))
        // A text without quotation marks has an error for each word.
        .filter(({ line }, index, all) => all.findIndex((each) => each.line === line) === index)
    );
  });
}

/** A TypeScript program of the modules alone. Resolving their imports would take seconds, for the types of zod. */
function programOf(sources: Source[]): ts.Program {
  const options = { noResolve: true, noLib: true, types: [], target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  const trees = new Map(sources.map(({ file, tree }) => [resolve(file), tree]));
  host.getSourceFile = (path) => trees.get(resolve(path));
  return ts.createProgram([...trees.keys()], options, host);
}

/** Whether a diagnostic is about an import of a file that exists. With `noResolve`, TypeScript reports every import. */
function isExistingImport({ code, file, start = 0, length = 0 }: ts.Diagnostic, root: string) {
  if (code !== 2307) return false;
  const path = file!.text.slice(start + 1, start + length - 1);
  const isInContent = path.startsWith('./') && existsSync(join(root, 'content', `${path}.ts`));
  return isInContent || path.startsWith('@/');
}

/** A hint or TypeScript's message, with an excerpt of the line and a ^ below the mistake. */
function explain(source: Source, { code, start = 0, messageText }: ts.Diagnostic): Diagnostic {
  const { file, text } = source;
  const empty = emptyFieldAt(text, start);
  const offset = empty?.index ?? offsetOf(text, code, start);
  const above = text.slice(0, offset).split('\n');
  const line = text.split('\n')[above.length - 1]!;
  const column = above.pop()!.length;
  const message = empty
    ? `“${empty[1]}” has no value. Write it after the colon, or delete this line.`
    : (hintFor(line, above.join('\n')) ?? ts.flattenDiagnosticMessageText(messageText, ' '));
  const from = Math.max(0, column - 60);
  const excerpt = line.slice(from, column + 30);
  const pointer = `${' '.repeat(column - from)}^`;
  return { file, line: above.length + 1, message: `${message}\n  ${excerpt}\n  ${pointer}` };
}

/** Where a mistake is. TypeScript notices a missing backtick anywhere below, and a missing comma on the next line. */
function offsetOf(text: string, code: number, start: number): number {
  const end = text.slice(0, start).trimEnd().length;
  const backtick = text.lastIndexOf('`', end - 2);
  const spansLines = text[end - 1] === '`' && text.slice(backtick, end).includes('\n');
  if (code === 1160 || spansLines) return backtick;
  return code === 1005 ? end : start;
}
