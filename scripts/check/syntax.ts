import ts from 'typescript';
import type { Finding } from '../../content/schema/finding';
import { lineAt, type Source } from './source';

/** The first place where a module cannot be read. Later errors mostly follow from it. */
export function syntaxFindings(source: Source): Finding[] {
  const { diagnostics = [] } = ts.transpileModule(source.text, { reportDiagnostics: true });
  const [first] = diagnostics;
  // TypeScript reads the text between curly quotation marks as numbers and names.
  const misread = first?.code === INVALID_CHARACTER ? [] : misreadNumbers(source);
  if (misread.length || !first) return misread;
  const [line, sentence] = explained(first, first.start ?? 0, source);
  return [{ file: source.file, line, sentence }];
}

/** TypeScript reads `1.000` as 1, and `01275` or `0o1275` as 701. */
function misreadNumbers(source: Source): Finding[] {
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isNumericLiteral(node)) return;
    const written = node.getText();
    // In `price: 1,000` the 000 is parsed as the name of a field.
    const isName = ts.isObjectLiteralElement(node.parent) && node.parent.name === node;
    if (isName || !/^\d{1,3}\.000$|^0\w/.test(written)) return;
    const meant = written.replace(/^0+[a-z]?|\./gi, '') || '0';
    const remedy = written.includes('.') ? 'without a point' : 'with no zero in front of a number';
    const sentence = `“${written}” is read as ${node.text}: write it as ${meant}, ${remedy}.`;
    found.push({ file: source.file, line: lineAt(source, node), sentence });
  };
  visit(source.tree);
  return found;
}

const UNTERMINATED_TEXT = 1002;
const INVALID_CHARACTER = 1127;
const UNTERMINATED_TEMPLATE = 1160;

function explained(
  { code, messageText }: ts.Diagnostic,
  start: number,
  { text, tree }: Source,
): [line: number, sentence: string] {
  const lineAtOffset = (at: number) => tree.getLineAndCharacterOfPosition(Math.max(0, at)).line + 1;
  const end = text.slice(0, start).trimEnd().length;
  const before = text.charAt(end - 1);
  const [line, lineBefore] = [lineAtOffset(start), lineAtOffset(end - 1)];
  const lineOfBackTick = lineAtOffset(text.lastIndexOf('`', end - 2));
  const onSameLine = line === lineBefore;
  const rest = text.slice(start).split('\n', 1)[0]?.trim() ?? '';
  const shown = rest.length > 40 ? `${rest.slice(0, 37)}…` : rest;
  const nextIsField = /^['"]?[\w-]+['"]?\s*:/.test(rest);
  const reason = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
  const [, grouped] = /:\s*(\$?\d{1,3}(,\s?\d{3})+)(?!\d)/.exec(text.split('\n')[line - 1]!) ?? [];

  if (grouped) {
    const remedy = `write the number as ${grouped.replace(/\D/g, '')}.`;
    return [line, `“${grouped}” has a comma in it, which ends a field: ${remedy}`];
  }
  if (code === UNTERMINATED_TEXT) {
    const remedy = 'add one. A text is on one line, or between back-ticks (`).';
    return [line, `a text on this line has no straight quotation mark at its end: ${remedy}`];
  }
  const [curly] = /^[“”„‘’]/.exec(rest) ?? [];
  if (curly) {
    const remedy = "the marks that begin and end a text are straight, like '.";
    return [line, `the curly mark ${curly} is outside a text: ${remedy}`];
  }
  if (code === UNTERMINATED_TEMPLATE || (before === '`' && lineOfBackTick < lineBefore)) {
    const sentence =
      'a text on this line begins with a back-tick (`) and has no closing one: add it.';
    return [lineOfBackTick, sentence];
  }
  if (onSameLine && /['"`]/.test(before) && !nextIsField) {
    const remedy = 'Inside a text write the curly ones, ’ or “ and ”, which do not end it.';
    return [line, `the text ends at the quotation mark before “${shown}”. ${remedy}`];
  }
  if (onSameLine && /[\p{L}\d]/u.test(before) && /^\p{L}/u.test(rest) && !nextIsField) {
    const remedy = 'put one before the text and one after it.';
    return [line, `“${shown}” is outside quotation marks: ${remedy}`];
  }
  if (/'[,:]' expected/.test(reason) && (!onSameLine || nextIsField)) {
    return [lineBefore, `a comma is missing at the end, before “${shown}”.`];
  }
  if (!rest) {
    return [lineBefore, 'the file ends too early: a bracket ( [ or { above is never closed.'];
  }
  const remedy =
    'Look here and in the line above for a missing or extra comma, quotation mark or bracket.';
  return [line, `this line cannot be read from “${shown}” on (${reason}). ${remedy}`];
}
