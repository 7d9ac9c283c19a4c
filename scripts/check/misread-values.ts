import ts from 'typescript';
import type { Finding } from '../../content/schema/explain/finding';
import { lineAt, type Source } from './source';

/** Finds values that JavaScript accepts but reads in another way than the editor means. */
export function misreadValues(source: Source): Finding[] {
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const sentence = misreadNumber(node) ?? misreadSign(node);
    if (sentence)
      findings.push({ file: source.file, line: lineAt(source, node.getStart()), sentence });
    if (ts.isObjectLiteralExpression(node)) findings.push(...repeatedFields(source, node));
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return findings;
}

/** TypeScript reads `1.000` as 1, `01275` as 701, and `2027-02-01` as a subtraction. */
function misreadNumber(node: ts.Node): string | undefined {
  const isDay = (each: ts.Node) =>
    ts.isBinaryExpression(each) && /^\(?\d+\)?(-\d+)+$/.test(each.getText());
  const digits = node.getText();
  if (isDay(node)) return isDay(node.parent) ? undefined : outsideMarks(digits);
  if (!ts.isNumericLiteral(node) || isDay(node.parent)) return undefined;
  if (!/^\d{1,3}\.000$|^0\w/.test(digits)) return undefined;
  const meant = digits.replace(/^0+[a-z]?|\./gi, '') || '0';
  return `“${digits}” is read as ${node.text}: write ${meant} if it is a number, or '${digits}' if it is text.`;
}

/** JavaScript reads `founded = 2006` as a default value, and `['a'] ['b']` as an item of the first list. */
function misreadSign(node: ts.Node): string | undefined {
  if (ts.isShorthandPropertyAssignment(node) && node.objectAssignmentInitializer) {
    return `there is an equals sign after “${node.name.text}”: write a colon (:) instead.`;
  }
  return ts.isElementAccessExpression(node) && ts.isArrayLiteralExpression(node.expression)
    ? 'a comma is missing after the list that begins on this line.'
    : undefined;
}

/** Finds fields that an object has twice. JavaScript keeps the last one and silently drops the others. */
function repeatedFields(source: Source, { properties }: ts.ObjectLiteralExpression): Finding[] {
  const lines = new Map<string, number>();
  return properties.flatMap((property) => {
    const name = property.name?.getText().replace(/^['"]|['"]$/g, '') ?? '';
    const [line, first] = [lineAt(source, property.getStart()), lines.get(name)];
    if (name) lines.set(name, line);
    const sentence = `“${name}” is on line ${first} as well, and the site would show only one of the two: merge them.`;
    return first ? { file: source.file, line, sentence } : [];
  });
}

/** Returns the sentence about words that are no value. */
export function outsideMarks(words: string): string {
  return `“${words}” is neither a number nor a text: put quotation marks around a text, one before it and one after it.`;
}
