import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** A file of the project, with its text. */
export interface ProjectFile {
  /** From the project's folder, with slashes: `app/tuition/page.tsx`. */
  path: string;
  text: string;
}

const rooms = ['app', 'components', 'content', 'scripts', '__tests__', 'e2e'];
const made = /^(app\/_site\/fonts|content\/photos)\/|photo-files\.json$/;

/** Every file in the rooms of the house that people write. */
export function projectFiles(): ProjectFile[] {
  return rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(room, name.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => !made.test(path) && statSync(path).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** An import, an export from elsewhere, or an `import()`. */
export interface Import {
  /** What is written between the quotation marks. */
  specifier: string;
  /** A file of the project without its ending, `content/tuition`, or a package, `next`. */
  target: string;
  isTypeOnly: boolean;
}

/** What a file imports, whichever way it is written. */
export function importsOf({ path, text }: ProjectFile): Import[] {
  const found: Import[] = [];
  const note = (specifier: string, isTypeOnly: boolean) =>
    found.push({ specifier, target: targetOf(path, specifier), isTypeOnly });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      note(node.moduleSpecifier.text, isTypeOnly(node));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      note((node.moduleSpecifier as ts.StringLiteral).text, node.isTypeOnly);
    } else if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword || isRequire(node.expression)) &&
      node.arguments[0] &&
      ts.isStringLiteralLike(node.arguments[0])
    ) {
      note(node.arguments[0].text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true));
  return found;
}

/** The name of the package that an import is of, or nothing for files and for Node's own. */
export function packageOf({ target }: Import): string | undefined {
  if (rooms.includes(target.split('/')[0] ?? '') || target.startsWith('node:')) return undefined;
  if (target.startsWith('.') || existsSync(target) || existsSync(`${target}.ts`)) return undefined;
  const [scope = '', name] = target.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The lines of a file, each with its number and the line before. */
export function linesOf({ text }: ProjectFile): { number: number; line: string; before: string }[] {
  const lines = text.split('\n');
  return lines.map((line, index) => ({ number: index + 1, line, before: lines[index - 1] ?? '' }));
}

/** The settings at the project's top, where tools are named. */
export function settingsFiles(): ProjectFile[] {
  return readdirSync('.')
    .filter((path) => /\.(mjs|ts|json)$/.test(path) && !/^package|next-env/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function isRequire(node: ts.Expression): boolean {
  return /^(require(\.resolve)?|jest\.\w+)$/.test(node.getText());
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
}
