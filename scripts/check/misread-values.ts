import ts from 'typescript';
import type { Finding } from '../../content/schema/finding';
import { lineAt, type Source } from './source';

/** What JavaScript can read, but not as the editor means it. */
export function misreadValues(source: Source): Finding[] {
  return [...misreadNumbers(source), ...equalSigns(source), ...repeatedFields(source)];
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

/** `founded = 2006`: JavaScript reads it as a default value, which nothing here can have. */
function equalSigns(source: Source): Finding[] {
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isShorthandPropertyAssignment(node) && node.objectAssignmentInitializer) {
      const sentence = `there is an equals sign after “${node.name.text}”: write a colon (:) in its place.`;
      found.push({ file: source.file, line: lineAt(source, node), sentence });
    }
    ts.forEachChild(node, visit);
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

/** The sentence for words without quotation marks. */
export function outsideMarks(words: string): string {
  return `“${words}” is outside quotation marks: put one before the text and one after it.`;
}
