import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { lineAt, linesOf, type Source } from './source';

/** What TypeScript's codes for syntax, names and imports mean to an editor. Zod covers values. */
const sentences: { codes: number[]; says: string }[] = [
  {
    codes: [1003, 1005, 1109, 1128, 1135, 1136, 1137, 1434, 1435],
    says: 'a value, a comma, a quotation mark or a bracket is missing or extra here or just above. Words go between straight quotation marks; inside them, write the curly ones: ’ “ ”',
  },
  {
    codes: [1002],
    says: 'these words have no straight quotation mark at their end: add one, and keep them on one line',
  },
  {
    codes: [1160],
    says: 'these words have no backtick (`) at their end: add one, and keep them on one line',
  },
  {
    codes: [1127, 1161],
    says: 'this character is outside quotation marks: begin and end the words with straight ones',
  },
  {
    codes: [1121, 1489],
    says: 'a number cannot begin with 0: put quotation marks around a date or words, or delete the 0',
  },
  { codes: [1117], says: 'this group has the field twice: keep one of the two' },
  {
    codes: [1185],
    says: 'this file has a merge conflict: keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>',
  },
  { codes: [1125, 1487], says: 'words cannot have a backslash (\\): write a slash' },
  { codes: [1312], says: 'write a colon (:) in place of the equals sign' },
  { codes: [2695], says: 'a comma is missing before this list' },
  {
    codes: [2304, 2593, 18004],
    says: 'this name is unknown. Put words between straight quotation marks, write true or false in lowercase and a price without a dollar sign, and import facts at the top, as other files do',
  },
  { codes: [2307], says: 'this import leads nowhere: correct its spelling' },
];

/** What an editor may save or paste that TypeScript would explain badly. */
const corruptions = [
  {
    // Node decodes invalid UTF-8 as U+FFFD. UTF-16 contains zeros.
    pattern: /[\uFFFD\0]/,
    says: 'this line has a character that is not UTF-8: save the file again as UTF-8, and correct the character if it now shows as �.',
  },
  {
    pattern: /^[ \t]*```/m,
    says: 'the three backticks are from a chatbot’s answer: delete this line, and what the chatbot says above or below the file.',
  },
];

const usesFacts =
  'facts come from school.ts and tuition.ts, so these two files cannot print them: write the words themselves, and remove the import of facts. In tuition.ts, ${school.name} prints a field of school.ts.';

const sentenceFor = (code: number) => sentences.find(({ codes }) => codes.includes(code))?.says;

/** Finds syntax errors, unknown names and imports that lead nowhere. */
export function diagnose(root: string, sources: Source[]): Diagnostic[] {
  const program = programOf(root, sources);
  return sources.flatMap((source) => {
    const { file, text, tree, value } = source;
    const corruption = corruptions.find(({ pattern }) => pattern.test(text));
    if (corruption) {
      const line = lineAt(source, text.search(corruption.pattern));
      return { file, line, message: corruption.says };
    }
    const isSourceOfFacts = ['content/school.ts', 'content/tuition.ts'].includes(file);
    const facts = isSourceOfFacts && findFacts(tree);
    if (facts) return { file, line: lineAt(source, facts.getStart()), message: usesFacts };
    // Later syntax errors are mostly consequences of the first.
    const [error] = program.getSyntacticDiagnostics(tree);
    if (error) return explain(source, error);
    if (!value) {
      const message = 'this file must have “export default define(schema, …”: put that line back.';
      return { file, message };
    }
    const known = program
      .getSemanticDiagnostics(tree)
      .filter((each) => sentenceFor(each.code) && !isExistingImport(each, root));
    // Report each name once, at its first place.
    const texts = known.map(({ messageText }) => messageText);
    const first = known.filter(({ messageText }, index) => texts.indexOf(messageText) === index);
    return first.map((each) => explain(source, each));
  });
}

/** The first place that uses facts: their name, or `${facts.…}` between quotation marks. */
function findFacts(node: ts.Node): ts.Node | undefined {
  if (ts.isIdentifier(node) && node.text === 'facts') return node;
  if (ts.isStringLiteral(node) && node.text.includes('${facts.')) return node;
  return ts.forEachChild(node, findFacts);
}

/** A TypeScript program of the modules alone. Resolving their imports would take seconds, for the types of zod. */
function programOf(root: string, sources: Source[]): ts.Program {
  const options = { noResolve: true, noLib: true, types: [], target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  const trees = new Map(sources.map(({ file, tree }) => [resolve(root, file), tree]));
  host.getSourceFile = (path) => trees.get(resolve(path));
  return ts.createProgram([...trees.keys()], options, host);
}

/** Whether a diagnostic is about an import of a file that exists. With `noResolve`, TypeScript reports every import. */
function isExistingImport(diagnostic: ts.Diagnostic, root: string): boolean {
  if (diagnostic.code !== 2307) return false;
  const { file, start = 0, length = 0 } = diagnostic;
  const path = file?.text.slice(start + 1, start + length - 1) ?? '';
  const isInContent = path.startsWith('./') && existsSync(join(root, 'content', `${path}.ts`));
  return isInContent || path.startsWith('@/');
}

/** Explains a diagnostic, with an excerpt of its line and a mark below the place where parsing stopped. */
function explain(source: Source, diagnostic: ts.Diagnostic): Diagnostic {
  const { file, text } = source;
  const place = placeOf(source, diagnostic);
  const line = lineAt(source, place);
  const lineText = linesOf(text)[line - 1]!;
  const column = linesOf(text.slice(0, place)).at(-1)!.length;
  const reason = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').replace(/\.$/, '');
  const says = withoutComma(lineText) ?? sentenceFor(diagnostic.code) ?? reason;
  const from = Math.max(0, column - 60);
  const excerpt = lineText.slice(from, column + 30).trimEnd();
  return { file, line, message: `${says}.\n  ${excerpt}\n  ${' '.repeat(column - from)}^` };
}

/**
 * The offset of a mistake. TypeScript reports a missing comma on the next line and a missing backtick anywhere below.
 */
function placeOf(source: Source, { code, start = 0 }: ts.Diagnostic): number {
  const { text } = source;
  const end = text.slice(0, start).trimEnd().length;
  const backTick = text.lastIndexOf('`', end - 2);
  const spansLines = text[end - 1] === '`' && text.slice(backTick, end).includes('\n');
  if (code === 1160 || spansLines) return backTick;
  const lacksCommaAbove = code === 1005 && lineAt(source, end) < lineAt(source, start);
  return lacksCommaAbove ? end : start;
}

/** The remedy for a line with a number like `18,750`. */
function withoutComma(line: string): string | undefined {
  const outsideQuotes = line.replace(/(['"`]).*?(\1|$)/g, '');
  const [, number] = /[:[]\s*\$?(\d{1,3}(,\d{3})+)(?!\d)/.exec(outsideQuotes) ?? [];
  return number && `write ${number.replaceAll(',', '')} without a comma in place of ${number}`;
}
