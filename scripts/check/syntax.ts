import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { codeOf, invisible } from '../../content/schema/characters';
import { lineAt, linesOf, type Source } from './source';

/** What TypeScript's codes for grammar, names and imports mean to an editor. Zod explains wrong values. */
const sentences: { codes: number[]; says: string }[] = [
  {
    codes: [1003, 1005, 1109, 1128, 1135, 1136, 1137, 1434],
    says: 'a value, a comma, a quotation mark or a bracket is missing or extra here or just above. Words go between straight quotation marks; inside a text, write the curly ones: ’ “ ”',
  },
  {
    codes: [1002],
    says: 'this text has no straight quotation mark at its end: add one, and keep it on one line',
  },
  {
    codes: [1160],
    says: 'this text has no back-tick (`) at its end: add one, and keep it on one line',
  },
  {
    codes: [1127],
    says: 'this character is outside a text: begin and end a text with straight quotation marks',
  },
  {
    codes: [1121, 1489],
    says: 'a number cannot begin with 0: leave it out, or put quotation marks around a text',
  },
  { codes: [1117], says: 'this group has the field twice: keep one of the two' },
  {
    codes: [1185],
    says: 'this file has a merge conflict: keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>',
  },
  { codes: [1125, 1487], says: 'a backslash (\\) cannot stand in a text: write a slash' },
  { codes: [1312], says: 'write a colon (:) in place of the equals sign' },
  { codes: [2695], says: 'a comma is missing before this list' },
  {
    codes: [2304, 2552, 2593, 18004],
    says: 'this name is unknown. Put a text between straight quotation marks, write true or false in lowercase, and a price without a dollar sign; and import what holds a fact at the top, as other files do',
  },
  {
    codes: [2339, 2551],
    says: 'the school has no fact of this name: correct its spelling, or write the sentence without it',
  },
  {
    codes: [2305, 2307, 2613, 2614, 2724],
    says: 'this import leads nowhere: correct its spelling',
  },
];
const sentenceFor = (code: number) => sentences.find(({ codes }) => codes.includes(code))?.says;

/** Finds what TypeScript cannot read in the modules, and the names and imports that lead nowhere. */
export function diagnose(root: string, sources: Source[]): Diagnostic[] {
  const options = { lib: ['lib.es5.d.ts'], types: [], target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  const trees = new Map(sources.map(({ file, tree }) => [resolve(root, file), tree]));
  const read = host.getSourceFile;
  host.getSourceFile = (path, target) =>
    trees.get(resolve(path)) ??
    // A module's value has the fields that the editor wrote, so a sentence can print no others.
    (path.endsWith('/schema/define.ts')
      ? ts.createSourceFile(path, 'export declare function define<T>(_: any, value: T): T;', target)
      : read(path, target));
  // Packages are left out, because the types of zod's schemas would take seconds.
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const path = text.startsWith('@/') ? resolve(text.slice(2)) : resolve(dirname(from), text);
      const isFound = /^[@.]/.test(text) && existsSync(`${path}.ts`);
      const resolvedModule = { resolvedFileName: `${path}.ts`, extension: ts.Extension.Ts };
      return { resolvedModule: isFound ? resolvedModule : undefined };
    });
  const program = ts.createProgram([...trees.keys()], options, host);
  return sources.flatMap((source) => {
    // Node replaces bytes that are not UTF-8 with U+FFFD. UTF-16 also contains zeros.
    const unreadable = source.text.search(/[\uFFFD\0]/);
    if (unreadable >= 0) {
      const message =
        'this line has a character that is not UTF-8: save the file again as UTF-8, and correct the character if it now shows as �.';
      return { file: source.file, line: lineAt(source, unreadable), message };
    }
    const marks = chatMarksIn(source);
    if (marks.length) return marks;
    const invisible = invisibleIn(source);
    if (invisible) return invisible;
    // The other errors of a file that cannot be read are mostly consequences of the first place.
    const unread = program.getSyntacticDiagnostics(source.tree);
    const first = unread.findLast(({ start }) => start === unread[0]!.start);
    if (first) return explain(source, first);
    if (!source.value) {
      const message = 'this file must have “export default define(schema, …”: put that line back.';
      return { file: source.file, message };
    }
    const wrong = program.getSemanticDiagnostics(source.tree);
    const known = wrong.filter(({ code }) => sentenceFor(code)).toReversed();
    // The first place of a name is enough.
    const places = new Map(known.map((each) => [each.messageText, each]));
    return [...places.values()].map((each) => explain(source, each));
  });
}

/** Finds the lines that a chatbot writes around a file in its answer: three back-ticks. */
function chatMarksIn({ file, text }: Source): Diagnostic[] {
  const lines = linesOf(text).map((words, index) => ({ words, line: index + 1 }));
  const marked = lines.filter(({ words }) => words.trimStart().startsWith('```'));
  const [first, last] = marked.length > 1 ? [marked[0], marked.at(-1)] : [];
  return marked.map((mark) => {
    const isEnd = mark === first || mark === last;
    const rest = isEnd ? `, and anything ${mark === first ? 'above' : 'below'} it` : '';
    const message = `the three back-ticks are from a chatbot’s answer, around the file: delete this line${rest}.`;
    return { file, line: mark.line, message };
  });
}

const textsAndComments =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[^]*?\*\//g;

/** Finds the first invisible character outside texts and comments, where some programs stumble over it. */
function invisibleIn(source: Source): Diagnostic | undefined {
  const { file, text } = source;
  const blank = (part: string) => ' '.repeat(part.length);
  // Some programs begin a file with U+FEFF, which all others skip.
  const index = text
    .replace(/^\ufeff/, blank)
    .replace(textsAndComments, blank)
    .search(invisible);
  if (index < 0) return undefined;
  const message = `this line has an invisible character (${codeOf(text[index]!)}): write the line again.`;
  return { file, line: lineAt(source, index), message };
}

/** The sentence, and the line itself with a mark below the place where TypeScript stopped. */
function explain(source: Source, { code, start = 0, messageText }: ts.Diagnostic): Diagnostic {
  const { file, text } = source;
  const end = text.slice(0, start).trimEnd().length;
  const backTick = text.lastIndexOf('`', end - 2);
  const isOpen = text[end - 1] === '`' && text.slice(backTick, end).includes('\n');
  // TypeScript reports a missing comma at the start of the next line, and a back-tick anywhere further down.
  const isBelow = code === 1005 && lineAt(source, end) < lineAt(source, start);
  const place = code === 1160 || isOpen ? backTick : isBelow ? end : start;
  const line = lineAt(source, place);
  const words = linesOf(text)[line - 1]!;
  const character = linesOf(text.slice(0, place)).at(-1)!.length;
  const from = Math.max(0, character - 60);
  const own = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
  const [number] =
    /\d{1,3}(,\d{3})+(?!\d)/.exec(words.slice(Math.max(0, character - 9), character + 4)) ?? [];
  const comma =
    number && `write ${number.replaceAll(',', '')} without a comma in place of ${number}`;
  const excerpt = `${words.slice(from, character + 30).trimEnd()}\n  ${' '.repeat(character - from)}^`;
  return { file, line, message: `${comma ?? sentenceFor(code) ?? own}.\n  ${excerpt}` };
}
