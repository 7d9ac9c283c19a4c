import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { readSources } from '../check/content';
import type { Finding } from '../check/finding';
import { lineAt, type Source } from '../check/source';

/** A text, a number, a photograph or a drawing. */
export interface Fact extends Pick<Finding, 'file' | 'line'> {
  /** Its module and fields, without the places in lists: `tuition.programs.prices`. */
  name: string;
  /** As the source writes it: a text stays the same while the facts it names change. */
  value: string;
  /** Name and value in short, to compare them. */
  key: string;
}

/** Drawings that each school has its own of. */
const drawings = ['components/logo.tsx', 'components/association-badge.tsx', 'app/icon.svg'];

/** Every fact of the content below a folder, with its photographs and drawings. */
export function readFacts(root: string): Fact[] {
  const files = [
    ...readdirSync(join(root, 'content/photos')).map((name) => `content/photos/${name}`),
    ...drawings.filter((file) => existsSync(join(root, file))),
  ];
  const pictures = files.map((file) => {
    const name = file.replace(/^content\/(photos)\/(.+)\.jpg$/, '$1.$2');
    return { file, name, value: file, key: keyOf(name, readFileSync(join(root, file))) };
  });
  return [...readSources(root).flatMap(factsOf), ...pictures];
}

function factsOf(source: Source): Fact[] {
  const { file, defined, constants } = source;
  if (!defined) return [];
  const facts: Fact[] = [];
  const visit = (node: ts.Node, name: string): void => {
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, `${name}.${node.name.getText().replace(/['"]/g, '')}`);
    } else if (ts.isLiteralExpression(node) || ts.isTemplateExpression(node) || isFigures(node)) {
      // Neither quotation marks nor line breaks change what is said.
      const value = node.getText().replace(/^['"`]|['"`]$|,(?=\s*[\]}])|\s+(?=\s)/g, '');
      facts.push({ file, line: lineAt(source, node), name, value, key: keyOf(name, value) });
    } else if (!ts.isFunctionLike(node) && !ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, name));
    }
  };
  for (const [name, constant] of constants) {
    if (name === defined.name) visit(defined.value, basename(file, '.ts'));
    else visit(constant, `${basename(file, '.ts')}.${name}`);
  }
  return facts;
}

/** A row like `{ days: 5, session: 'mornings', price: 975 }`, which says one thing. */
function isFigures(node: ts.Node): boolean {
  const figures = /^(?=.*\d)([\s,{}]|[\w-]+:|[\d.]+(?![\d.])|'[\w-]*')+$/s;
  return ts.isObjectLiteralExpression(node) && figures.test(node.getText());
}

function keyOf(name: string, value: string | Buffer): string {
  return `${name} ${createHash('sha256').update(value).digest('hex').slice(0, 8)}`;
}
