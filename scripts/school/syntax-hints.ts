import ts from 'typescript';
import { remedyForHtml } from './pasted-html';
import type { Source } from './source';

const curlyMarks =
  'These quotation marks are curly. Begin and end a text with straight ones ("), and use curly ones only inside it.';

/**
 * What most likely caused a syntax error, and what to do about it. Undefined if TypeScript's own message says it best.
 *
 * @param line the line with the error
 * @param column where the error is in that line
 * @param start where the line begins in the file
 */
export function hintFor(
  source: Source,
  code: number,
  line: string,
  column: number,
  start: number,
): string | undefined {
  const [before, after] = [line.slice(0, column), line.slice(column)];
  const [html] = /<[a-z]\w*\s[^<>]*=["'][^<>]*$/i.test(before)
    ? (/<[a-z].*/i.exec(line) ?? [])
    : [];
  if (html) return `Pages can’t show HTML. ${remedyForHtml(html)}`;
  // A curly mark at the beginning, or at the end, where TypeScript looks for a straight one in the rest of the line.
  if (/^[‘’“”„«]/.test(after) && /(^|[:[,{])\s*$/.test(before)) return curlyMarks;
  if (/[’”»],?\s*(\w+:\s*"|$)/.test(code === 1002 ? line : before)) return curlyMarks;
  const value = unquotedValue(source, line, column, start);
  const number = value && plainNumber(value);
  if (number) return `A number can only have digits and a decimal point. Write ${number}.`;
  if (value && /^(true|false|yes|no)$/i.test(value)) return 'Write true or false.';
  if (value) return quotationMarksFor(value);
  if (code === 1002 || after.startsWith('`')) return 'This text is missing its closing quote.';
  if (/['"] *$/.test(before) && /^ *\p{L}(?!\w* *:)/u.test(after))
    return 'A straight quote ends the text. Inside a text, use curly quotes: ’ “ ”.';
  return undefined;
}

/** How to write a value that lacks its quotation marks. */
export const quotationMarksFor = (value: string) =>
  `Put quotation marks around this text: "${value.length > 40 ? `${value.slice(0, 40).trimEnd()}…` : value}".`;

/** A price or an age as JavaScript writes it: `1275` for `$1,275` or `1 275`, `2.5` for `2½`. */
function plainNumber(value: string): string | undefined {
  if (!/^\p{Sc}?(\d{1,3}([ ,]\d{3})+|\d+)([.,]\d+|½)?\s?\p{Sc}?$/u.test(value)) return undefined;
  // A postal code may begin with 0.
  if (/^0\d/.test(value)) return undefined;
  return value
    .replace(/[\p{Sc}\s]|,(?=\d{3}(?!\d))/gu, '')
    .replace(',', '.')
    .replace('½', '.5');
}

/** The value at a column, if it should be text but has no quotation marks: `01055`, `12 Maple Street, Apt 2`. */
function unquotedValue(
  { tree, text }: Source,
  line: string,
  column: number,
  start: number,
): string | undefined {
  // Letters instead of quoted texts, which may contain colons and commas.
  const before = line
    .slice(0, column)
    .replace(/(["'`])((?!\1).)*(\1|$)/g, (quoted) => 'x'.repeat(quoted.length));
  const isInList = ts.isArrayLiteralExpression(groupAt(tree, start + Math.max(0, column - 1)));
  const [name] = (isInList ? /^.*[[,]\s*/ : /^.*[\w]:\s*/).exec(before) ?? [];
  // Prettier moves a long value to a line of its own.
  const isFirstInLine = isInList || /:\s*$/.test(text.slice(0, start));
  const [lead = ''] = name ? [name] : (isFirstInLine && /^\s*/.exec(line)) || [];
  if (!lead) return undefined;
  const end = isInList && name ? /\s*([,\]].*)?$/ : /\s*(,\s*(["\w-]+\s*:.*)?|[\]}].*)?$/;
  const value = line.slice(lead.length).replace(end, '');
  const isHere = column <= lead.length + value.length;
  return isHere && !isCode(value) ? value : undefined;
}

/** Whether a value is right without quotation marks, or is in some: text, a group, a list, a number, `contact.lead`. */
const isCode = (value: string) =>
  /^(["'`[{]|$)/.test(value) ||
  /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) ||
  /^(?!www\.)[a-z]\w*(\.\w+)+[!?.[\]\w]*$/i.test(value);

/** The smallest list or group around an offset. */
function groupAt(node: ts.Node, offset: number): ts.Node {
  const inner = ts.forEachChild(node, (child) =>
    child.pos <= offset && offset < child.end ? groupAt(child, offset) : undefined,
  );
  const isGroup = (each: ts.Node) =>
    ts.isArrayLiteralExpression(each) || ts.isObjectLiteralExpression(each);
  return inner && isGroup(inner) ? inner : node;
}
