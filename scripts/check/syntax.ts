import ts from 'typescript';
import type { Finding } from '../../content/schema/finding';
import { lineAt, type Source } from './source';

/** The first place where a module cannot be read. Later errors mostly follow from it. */
export function syntaxFindings(source: Source): Finding[] {
  const { diagnostics = [] } = ts.transpileModule(source.text, { reportDiagnostics: true });
  // In `from: 09:30` the zero is an error, too, and the first one.
  const first = diagnostics.find(({ code }) => !ZERO_IN_FRONT.includes(code));
  if (!first) return [...misreadNumbers(source), ...repeatedFields(source)];
  const [line, sentence] = explained(first, first.start ?? 0, source);
  return [{ file: source.file, line, sentence }];
}

/** The fields that hold a number. In all others, digits are a text without its quotation marks. */
const numberFields =
  /^(price|amount|count|days|weeks|months|years|\w+Weeks|payments|founded|focus)$/;

/** TypeScript reads `1.000` as 1, `01275` as 701, and `2027-02-01` as a subtraction. */
function misreadNumbers(source: Source): Finding[] {
  const found: Finding[] = [];
  const add = (node: ts.Node, sentence: string) =>
    found.push({ file: source.file, line: lineAt(source, node), sentence });
  const visit = (node: ts.Node): void => {
    const written = node.getText();
    if (ts.isBinaryExpression(node) && /^\(?\d+\)?(-\d+)+$/.test(written)) {
      add(node, outsideMarks(written));
    } else if (ts.isNumericLiteral(node) && /^\d{1,3}\.000$|^0\w/.test(written)) {
      const field = ts.findAncestor(node, ts.isPropertyAssignment)?.name.getText() ?? '';
      const meant = written.replace(/^0+[a-z]?|\./gi, '') || '0';
      const remedy = written.includes('.')
        ? 'without a point'
        : 'with no zero in front of a number';
      const isNumber = numberFields.test(field);
      const misread = `“${written}” is read as ${node.text}: write it as ${meant}, ${remedy}.`;
      add(node, isNumber ? misread : outsideMarks(written));
    } else ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

/** Fields that an object has twice. JavaScript takes the last one, and loses the others silently. */
function repeatedFields(source: Source): Finding[] {
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isObjectLiteralExpression(node)) return;
    const lines = new Map<string, number>();
    for (const property of node.properties) {
      const name = property.name?.getText().replace(/^['"]|['"]$/g, '') ?? '';
      const [line, first] = [lineAt(source, property), lines.get(name)];
      const sentence = `“${name}” is on line ${first} already, and the site would show only one of the two: put both into one.`;
      if (first) found.push({ file: source.file, line, sentence });
      if (name) lines.set(name, line);
    }
  };
  visit(source.tree);
  return found;
}

function outsideMarks(words: string): string {
  return `“${words}” is outside quotation marks: put one before the text and one after it.`;
}

/** `01275`, and `0975`. */
const ZERO_IN_FRONT = [1121, 1489];
const UNTERMINATED_TEXT = 1002;
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
  const lineUpTo = text.slice(0, start).split('\n').at(-1)!;
  const [, begun] = /[:[,]\s*([^\s'"`,:{[][^'"`,:{[]*)$/.exec(lineUpTo) ?? [];
  const unmarked = begun && begun + rest.split(/[,\]}]/, 1)[0];
  const [, grouped] = /:\s*(\$?\d{1,3}(,\s?\d{3})+)(?!\d)/.exec(text.split('\n')[line - 1]!) ?? [];

  if (grouped) {
    const remedy = `write the number as ${grouped.replace(/\D/g, '')}.`;
    return [line, `“${grouped}” has a comma in it, which ends a field: ${remedy}`];
  }
  if (code === UNTERMINATED_TEXT) {
    const [, next = ''] = text.slice(start).split(/\n\s*/, 2);
    const goesOn = next.replace(/[^'"]/g, '').length % 2 && !/^\w+: /.test(next);
    const sentence = goesOn
      ? 'the text on this line goes on in the next one: write it on one line.'
      : 'a text on this line has no straight quotation mark at its end: add one.';
    return [line, sentence];
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
  if (unmarked && onSameLine && !nextIsField) return [line, outsideMarks(unmarked)];
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
