import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The text of a content module, with what the compiler reads in it. */
export interface Source {
  /** As messages name it: `content/tuition.ts`. */
  file: string;
  text: string;
  tree: ts.SourceFile;
  /** The `const` that holds the call of `define`, and the call's arguments; none in helper modules. */
  defined?: { name: string; firstArgument: string; value: ts.Expression; line: number };
  /** The constants at the top of the file, by name. */
  constants: Map<string, ts.Expression>;
}

/** Reads a content module, whether or not it is correct. */
export function readSource(path: string, file: string): Source {
  const text = readFileSync(path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const source: Source = { file, text, tree, constants: new Map() };
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      source.constants.set(name.text, initializer);
      if (!ts.isCallExpression(initializer) || !isCallOfDefine(initializer)) continue;
      const [first, , value] = initializer.arguments;
      if (!first || !value) continue;
      const firstArgument = ts.isStringLiteralLike(first) ? first.text : '';
      source.defined = { name: name.text, firstArgument, value, line: lineAt(tree, first) };
    }
  }
  return source;
}

/** The line of a field of the module's value, or of the nearest thing around it that is written. */
export function lineOf(source: Source, path: PropertyKey[]): number {
  let value = source.defined?.value;
  let line = source.defined?.line ?? 1;
  for (const key of path) {
    const step = value && child(source, value, key);
    if (!step) return line;
    value = step.value;
    line = lineAt(source.tree, step.at);
  }
  return line;
}

/** A text in quotation marks or back-ticks, as it is written in the module. */
export interface Literal {
  text: string;
  line: number;
  /** The name of the field that it is the value of, if it is one's whole value. */
  field?: string;
}

/** Every text that the module writes; a template counts as its pieces. Comments do not count. */
export function literals(source: Source): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || isTemplatePiece(node)) {
      const { parent } = node;
      const field =
        ts.isPropertyAssignment(parent) && parent.initializer === node
          ? parent.name.getText()
          : undefined;
      found.push({ text: node.text, line: lineAt(source.tree, node), field });
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

/** The names that the module exports, each with its line. */
export function exportedNames({ tree }: Source): Map<string, number> {
  const names = new Map<string, number>();
  for (const statement of tree.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    const isExported = ts
      .getModifiers(statement)
      ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    const named = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement as ts.Node as ts.NamedDeclaration];
    for (const { name } of named) {
      if (name && ts.isIdentifier(name)) names.set(name.text, lineAt(tree, name));
    }
  }
  return names;
}

/** The line on which a node begins, counted from one. */
export function lineAt(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

function isCallOfDefine({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'define';
}

function isTemplatePiece(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}

interface Step {
  value: ts.Expression | undefined;
  /** What the line is taken of: the value if it is text or a number, else the field's name. */
  at: ts.Node;
}

/** The fields or items of what is written, each list and group looked through only once. */
function child(source: Source, parent: ts.Expression, key: PropertyKey): Step | undefined {
  const value = written(source, parent);
  const steps = known.get(value) ?? stepsInto(source, value);
  known.set(value, steps);
  return steps.get(String(key));
}

const known = new WeakMap<ts.Expression, Map<string, Step>>();

function stepsInto(source: Source, value: ts.Expression): Map<string, Step> {
  const steps = new Map<string, Step>();
  if (ts.isArrayLiteralExpression(value)) {
    for (const [index, element] of value.elements.entries()) {
      // How many items it adds is not written here.
      if (ts.isSpreadElement(element)) break;
      steps.set(String(index), { value: element, at: element });
    }
  } else if (ts.isObjectLiteralExpression(value)) {
    for (const property of value.properties) addSteps(source, property, steps);
  }
  return steps;
}

function addSteps(
  source: Source,
  property: ts.ObjectLiteralElementLike,
  steps: Map<string, Step>,
): void {
  if (ts.isSpreadAssignment(property)) {
    const spread = stepsInto(source, written(source, property.expression));
    for (const [name, step] of spread) steps.set(name, step);
  } else if (ts.isPropertyAssignment(property)) {
    const { initializer, name } = property;
    const at = isScalar(initializer) ? initializer : name;
    steps.set(nameOf(name), { value: initializer, at });
  } else if (ts.isShorthandPropertyAssignment(property)) {
    const { name } = property;
    steps.set(name.text, { value: source.constants.get(name.text), at: name });
  }
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : '';
}

function isScalar(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isNumericLiteral(node);
}

/** What a name stands for, where it is a constant of the same file; anything else as it is. */
function written(source: Source, value: ts.Expression): ts.Expression {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
    return written(source, value.expression);
  }
  const constant = ts.isIdentifier(value) && source.constants.get(value.text);
  return constant && constant !== value ? written(source, constant) : value;
}
