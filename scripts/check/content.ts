import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentError } from '../../content/define';
import { dayAt } from '../../content/days';
import { contentRules } from '../../content/rules';
import type { Page, School } from '../../content/schema';
import { readOriginals } from '../photo-originals';
import type { Finding } from './finding';
import { nameFindings } from './names';
import { lineOf, readSource, type Source } from './source';
import { syntaxFindings } from './syntax';

/**
 * Checks the content in steps, and stops after the first that finds something, because what the next
 * one says would be a consequence: can it be read, are its names right, does it fit, is it true.
 *
 * @param root the folder that holds `content/` and `app/`
 * @param now the moment for which dates and the school year are judged
 */
export async function checkContent(root: string, now = new Date()): Promise<Finding[]> {
  const sources = readSources(root);
  const unreadable = sources.flatMap(syntaxFindings);
  if (unreadable.length) return unreadable;
  const misnamed = nameFindings(root, sources);
  if (misnamed.length) return misnamed;
  const { values, findings } = await load(root, sources);
  if (findings.length) return findings;

  const place = ([module, ...path]: PropertyKey[]) => {
    const file = `content/${String(module)}.ts`;
    const source = sources.find((each) => each.file === file);
    return { file, line: source && lineOf(source, path) };
  };
  const { timeZone } = values.school as School;
  const issues = contentRules(dayAt(now, timeZone)).safeParse(values).error?.issues ?? [];
  const photos = values.photos as Parameters<typeof readOriginals>[0];
  const { mistakes } = await readOriginals(photos, join(root, 'content/photos'));
  return [
    ...issues.map((issue) => ({
      ...place(issue.path),
      sentence: issue.message,
      isWarning: issue.code === 'custom' && issue.params?.isWarning === true,
    })),
    ...(values.pages as Page[]).flatMap(({ path }, index) => {
      const file = `app${path === '/' ? '' : path}/page.tsx`;
      const sentence = `there is no ${file} to make ${path}: correct the address, or add the page.`;
      return existsSync(join(root, file)) ? [] : { ...place(['pages', index, 'path']), sentence };
    }),
    ...mistakes.map(({ name, sentence }) => {
      const key = name.replace(/\.jpg$/, '');
      const file = `content/photos/${name}`;
      return Object.hasOwn(photos, key)
        ? { ...place(['photos', key]), sentence: `${file} ${sentence}` }
        : { file, sentence };
    }),
  ];
}

/** The texts of all modules in `content/`, the schema and `define` included. */
export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'content'))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readSource(join(root, 'content', name), `content/${name}`));
}

/** Loads every module, each of which checks itself against its shape. */
async function load(root: string, sources: Source[]) {
  const values: Record<string, unknown> = {};
  const findings: Finding[] = [];
  for (const source of sources) {
    const { file, defined } = source;
    try {
      const loaded = (await import(pathToFileURL(resolve(root, file)).href)) as object;
      const name = file.replace(/^content\/|\.ts$/g, '');
      if (defined) values[name] = Reflect.get(loaded, defined.name);
    } catch (error) {
      findings.push(...loadFindings(error, source, sources));
    }
  }
  return { values, findings };
}

/** What went wrong while a module was loaded; it may lie in another one that it imports. */
function loadFindings(thrown: unknown, at: Source, sources: Source[]): Finding[] {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  // By its name: each copy of `content/` has a class of its own.
  if (error.name === 'ContentError') {
    const { file, mistakes } = error as ContentError;
    const source = sources.find((each) => each.file === file) ?? at;
    return mistakes.map(({ path, sentence }) => ({ file, line: lineOf(source, path), sentence }));
  }
  const [, name, line] = /[\\/]content[\\/]([\w-]+)\.ts:(\d+)/.exec(error.stack ?? '') ?? [];
  const place = name ? { file: `content/${name}.ts`, line: Number(line) } : { file: at.file };
  return [{ ...place, sentence: explained(error.message) }];
}

function explained(message: string): string {
  const [, name] = /^(.+) is not defined$/.exec(message) ?? [];
  if (name && /^\$\d/.test(name)) return `“${name}” is no number: leave the dollar sign out.`;
  const remedy = 'put it between quotation marks; if it is a fact, correct its spelling.';
  if (name) return `“${name}” is not a name that this file knows. If it is text, ${remedy}`;
  const [, field] = /^Cannot read properties of undefined \(reading '(.+)'\)/.exec(message) ?? [];
  return field
    ? `there is nothing that “${field}” could be read of: correct the spelling of the name before it.`
    : `the file cannot be loaded: ${message}.`;
}
