import ts from 'typescript';
import type { Finding } from './finding';
import type { Source } from './source';

/** The first place where a module cannot be read; what follows it is mostly a consequence. */
export function syntaxFinding(source: Source): Finding[] {
  const { diagnostics = [] } = ts.transpileModule(source.text, {
    fileName: source.file,
    reportDiagnostics: true,
  });
  const [first] = diagnostics;
  if (first?.start === undefined) return [];
  const spot = spotAt(source, first.start);
  return [{ file: source.file, ...explained(first, spot) }];
}

interface Spot {
  line: number;
  /** What stands on the line from here on. */
  rest: string;
  /** The last character before, blanks left out, and its line. */
  before: string;
  lineBefore: number;
  /** The line of the back-tick before that one. */
  lineOfBackTick: number;
}

function spotAt({ text, tree }: Source, start: number): Spot {
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const end = text.slice(0, start).trimEnd().length;
  return {
    line: lineOf(start),
    rest: text.slice(start).split('\n', 1)[0]?.trim() ?? '',
    before: text.charAt(end - 1),
    lineBefore: lineOf(Math.max(0, end - 1)),
    lineOfBackTick: lineOf(Math.max(0, text.lastIndexOf('`', end - 2))),
  };
}

const UNTERMINATED_TEXT = 1002;
const UNTERMINATED_TEMPLATE = 1160;
const noBackTick =
  'a text on this line begins with a back-tick (`) and has no closing one: add it.';

function explained(
  { code, messageText }: ts.Diagnostic,
  { line, rest, before, lineBefore, lineOfBackTick }: Spot,
): { line: number; sentence: string } {
  const shown = rest.length > 40 ? `${rest.slice(0, 37)}…` : rest;
  const reason = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (code === UNTERMINATED_TEXT) {
    return { line, sentence: 'a text on this line has no closing quotation mark: add one.' };
  }
  if (code === UNTERMINATED_TEMPLATE) {
    return { line: lineOfBackTick, sentence: noBackTick };
  }
  if (before === '`' && lineOfBackTick < lineBefore) {
    return { line: lineOfBackTick, sentence: noBackTick };
  }
  const onSameLine = line === lineBefore;
  const nextIsField = /^['"]?[\w-]+['"]?\s*:/.test(rest);
  if (onSameLine && /['"`]/.test(before) && !nextIsField) {
    return {
      line,
      sentence:
        `the text ends at the quotation mark before “${shown}”. ` +
        'Inside a text write the curly ones, ’ or “ and ”, which do not end it.',
    };
  }
  if (onSameLine && /[\p{L}\d]/u.test(before) && /^\p{L}/u.test(rest) && !nextIsField) {
    return {
      line,
      sentence: `“${shown}” stands outside quotation marks: put one before the text and one after it.`,
    };
  }
  if (/'[,:]' expected/.test(reason) && (!onSameLine || nextIsField)) {
    return { line: lineBefore, sentence: `a comma is missing at the end, before “${shown}”.` };
  }
  if (!rest) {
    return {
      line: lineBefore,
      sentence: 'the file ends too early: a bracket ( [ or { above is never closed.',
    };
  }
  return {
    line,
    sentence:
      `this line cannot be read from “${shown}” on (${reason.replace(/\.$/, '')}). Look here and in the ` +
      'line above for a comma, a quotation mark or a bracket too few or too many.',
  };
}
