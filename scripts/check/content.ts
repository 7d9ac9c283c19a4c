import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ContentError } from '../../content/define';
import type { Finding } from './finding';
import { lineOf, readSource, type Source } from './source';

/** A module of `content/` that holds words or facts. */
export interface Module {
  /** Its file name without the ending: `tuition`. */
  name: string;
  source: Source;
  /** What it defines. */
  value: unknown;
}

/** Everything in `content/`, once it fits its shapes. */
export interface Content {
  /** The folder that holds `content/`. */
  root: string;
  modules: Module[];
  /** What a module defines. */
  value<Value>(name: string): Value;
  /** A finding at a field of a module. */
  finding(name: string, path: PropertyKey[], sentence: string): Finding;
}

/** The texts of all modules in `content/`, the schema and `define` included. */
export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'content'))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readSource(join(root, 'content', name), `content/${name}`));
}

/** Loads every module, each of which checks itself against its shape. */
export async function loadContent(
  root: string,
  sources: Source[],
): Promise<{ content: Content; findings: Finding[] }> {
  const modules: Module[] = [];
  const findings: Finding[] = [];
  for (const source of sources) {
    const name = source.file.replace(/^content\/|\.ts$/g, '');
    try {
      const loaded = (await import(pathToFileURL(resolve(root, source.file)).href)) as object;
      const { defined } = source;
      if (!defined) continue;
      modules.push({ name, source, value: Reflect.get(loaded, defined.name) });
    } catch (error) {
      findings.push(...loadFindings(error, source, sources, root));
    }
  }
  return { content: contentOf(root, modules), findings };
}

function contentOf(root: string, modules: Module[]): Content {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const find = (name: string): Module => {
    const found = byName.get(name);
    if (!found) throw new Error(`content/${name}.ts defines nothing.`);
    return found;
  };
  return {
    root,
    modules,
    value: <Value>(name: string) => find(name).value as Value,
    finding: (name, path, sentence) => {
      const { source } = find(name);
      return { file: source.file, line: lineOf(source, path), sentence };
    },
  };
}

/** What went wrong while a module was loaded; it may lie in another one that it imports. */
function loadFindings(thrown: unknown, at: Source, sources: Source[], root: string): Finding[] {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (isContentError(error)) {
    const source = sources.find(({ file }) => file === error.file) ?? at;
    return error.mistakes.map(({ path, sentence }) => ({
      file: source.file,
      line: lineOf(source, path),
      sentence,
    }));
  }
  const where = placeOf(error, root) ?? { file: at.file };
  const [, unknown] = /^(.+) is not defined$/.exec(error.message) ?? [];
  if (unknown) {
    const sentence =
      `“${unknown}” is not a name that this file knows. ` +
      'If it is text, put it between quotation marks; if it is a fact, correct its spelling.';
    return [{ ...where, sentence }];
  }
  const [, field] =
    /^Cannot read properties of undefined \(reading '(.+)'\)/.exec(error.message) ?? [];
  if (field) {
    const sentence = `there is nothing that “${field}” could be read of: correct the spelling of the name before it.`;
    return [{ ...where, sentence }];
  }
  return [{ ...where, sentence: `the file cannot be loaded: ${error.message}.` }];
}

/** By its name: each copy of `content/` has a class of its own. */
function isContentError(error: Error): error is ContentError {
  return error.name === 'ContentError';
}

/** The first place in `content/` that the error's stack names. */
function placeOf(error: Error, root: string): Pick<Finding, 'file' | 'line'> | undefined {
  const places = error.stack?.matchAll(/((?:file:\/\/|[A-Za-z]:\\|\/)[^\n()]*?):(\d+)/g) ?? [];
  for (const [, path = '', line] of places) {
    const file = fromRoot(path, root);
    if (file.startsWith('content/')) return { file, line: Number(line) };
  }
  return undefined;
}

function fromRoot(path: string, root: string): string {
  const file = path.startsWith('file://') ? fileURLToPath(path) : path;
  return relative(resolve(root), file).split(sep).join('/');
}
