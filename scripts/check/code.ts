import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** What the checks know of a file of `app/` or `components/`. */
export interface CodeFile {
  /** From the project's folder: `app/tuition/page.tsx`. */
  file: string;
  /** The files of `app/` and `components/` that it imports. */
  imports: string[];
  /** The content modules that it imports, by name, with the names it takes from each. */
  content: Map<string, string[]>;
  /** The ids that it writes into the page, as patterns: `${…}` became a gap, `null`. */
  ids: (string | null)[][];
  /** Every text in it. */
  texts: Set<string>;
}

/** Reads files of the project's code; each is read once. */
export class Code {
  readonly #files = new Map<string, CodeFile | undefined>();

  /** @param root the project's folder */
  constructor(readonly root: string) {}

  /** The file, or nothing where there is none. */
  read(file: string): CodeFile | undefined {
    if (!this.#files.has(file)) {
      const path = join(this.root, file);
      this.#files.set(file, existsSync(path) ? readCode(this.root, file) : undefined);
    }
    return this.#files.get(file);
  }

  /** The file and all that it imports, directly or not. */
  readAll(start: string): CodeFile[] {
    const found = new Map<string, CodeFile>();
    const queue = [start];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const read = found.has(file) ? undefined : this.read(file);
      if (!read) continue;
      found.set(file, read);
      queue.push(...read.imports);
    }
    return [...found.values()];
  }
}

function readCode(root: string, file: string): CodeFile {
  const text = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const code: CodeFile = { file, imports: [], content: new Map(), ids: [], texts: new Set() };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier } = node;
      if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        noteImport(code, root, moduleSpecifier.text, namesOf(node));
      }
      return;
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'id') noteId(code, node.initializer);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'id')
      noteId(code, node.initializer);
    if (ts.isStringLiteralLike(node)) code.texts.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return code;
}

/** The names that an import takes; types do not count, they are gone when the site is built. */
function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  if (!bindings || !ts.isNamedImports(bindings) || isTypeOnly(node)) return [];
  return bindings.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function noteImport(code: CodeFile, root: string, specifier: string, names: string[]): void {
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.join(dirname(code.file).replaceAll('\\', '/'), specifier)
      : undefined;
  if (!target) return;
  const [, module] = /^content\/([^/]+)$/.exec(target) ?? [];
  if (module) {
    code.content.set(module, [...(code.content.get(module) ?? []), ...names]);
    return;
  }
  const found = ['.tsx', '.ts'].map((ending) => target + ending);
  code.imports.push(...found.filter((file) => existsSync(join(root, file))));
}

function noteId(code: CodeFile, written: ts.Node | undefined): void {
  const value = written && ts.isJsxExpression(written) ? written.expression : written;
  if (!value) return;
  if (ts.isStringLiteralLike(value)) code.ids.push([value.text]);
  else if (ts.isTemplateExpression(value)) {
    const rest = value.templateSpans.flatMap((span) => [null, span.literal.text]);
    code.ids.push([value.head.text, ...rest]);
  } else code.ids.push([null]);
}
