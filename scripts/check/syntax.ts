import ts from 'typescript';
import type { Finding } from './finding';
import { lineAt, type Source } from './source';

/** The first place where a module cannot be read; what follows it is mostly a consequence. */
export function syntaxFindings(source: Source): Finding[] {
  const { diagnostics } = ts.transpileModule(source.text, { reportDiagnostics: true });
  const [first] = diagnostics ?? [];
  if (first?.start === undefined) return thousandsWithPoint(source);
  const [line, sentence] = explained(first, first.start, source);
  return [{ file: source.file, line, sentence }];
}

/** `1.000` is one, for a computer. */
function thousandsWithPoint(source: Source): Finding[] {
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isNumericLiteral(node) || !/^\d{1,3}\.000$/.test(node.getText())) return;
    const sentence = `“${node.getText()}” is read as ${node.text}: write a thousand as 1000, without a point.`;
    found.push({ file: source.file, line: lineAt(source, node), sentence });
  };
  visit(source.tree);
  return found;
}

const UNTERMINATED_TEXT = 1002;
const UNTERMINATED_TEMPLATE = 1160;

function explained(
  { code, messageText }: ts.Diagnostic,
  start: number,
  { text, tree }: Source,
): [line: number, sentence: string] {
  const lineOf = (position: number) =>
    tree.getLineAndCharacterOfPosition(Math.max(0, position)).line + 1;
  const end = text.slice(0, start).trimEnd().length;
  const before = text.charAt(end - 1);
  const [line, lineBefore] = [lineOf(start), lineOf(end - 1)];
  const lineOfBackTick = lineOf(text.lastIndexOf('`', end - 2));
  const onSameLine = line === lineBefore;
  const rest = text.slice(start).split('\n', 1)[0]?.trim() ?? '';
  const shown = rest.length > 40 ? `${rest.slice(0, 37)}…` : rest;
  const nextIsField = /^['"]?[\w-]+['"]?\s*:/.test(rest);
  const reason = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
  const [, grouped] =
    /:\s*(\$?\d{1,3}(,\s?\d{3})+)(?!\d)/.exec(text.split('\n')[line - 1] ?? '') ?? [];

  if (grouped) {
    const number = grouped.replace(/\D/g, '');
    return [
      line,
      `“${grouped}” has a comma in it, which ends a field: write the number as ${number}.`,
    ];
  }
  if (code === UNTERMINATED_TEXT) {
    return [line, 'a text on this line has no closing quotation mark: add one.'];
  }
  if (code === UNTERMINATED_TEMPLATE || (before === '`' && lineOfBackTick < lineBefore)) {
    return [
      lineOfBackTick,
      'a text on this line begins with a back-tick (`) and has no closing one: add it.',
    ];
  }
  if (onSameLine && /['"`]/.test(before) && !nextIsField) {
    const remedy = 'Inside a text write the curly ones, ’ or “ and ”, which do not end it.';
    return [line, `the text ends at the quotation mark before “${shown}”. ${remedy}`];
  }
  if (onSameLine && /[\p{L}\d]/u.test(before) && /^\p{L}/u.test(rest) && !nextIsField) {
    return [
      line,
      `“${shown}” stands outside quotation marks: put one before the text and one after it.`,
    ];
  }
  if (/'[,:]' expected/.test(reason) && (!onSameLine || nextIsField)) {
    return [lineBefore, `a comma is missing at the end, before “${shown}”.`];
  }
  if (!rest) {
    return [lineBefore, 'the file ends too early: a bracket ( [ or { above is never closed.'];
  }
  const remedy =
    'Look here and in the line above for a comma, a quotation mark or a bracket too few or too many.';
  return [line, `this line cannot be read from “${shown}” on (${reason}). ${remedy}`];
}
