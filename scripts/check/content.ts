import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { previewSize } from '../../components/photo-sizes';
import { dayAt } from '../../content/schema/days';
import type { ContentError } from '../../content/schema/define';
import { at, type Finding } from '../../content/schema/finding';
import { leaves } from './leaves';
import { mistakes, type Content } from './rules';
import { warnings } from './warnings';
import { readDrawings } from '../pictures/drawings';
import { textsIn } from '../files';
import { readOriginals } from '../pictures/photo-originals';
import { documentFindings } from './documents';
import { pageFindings } from './page-rows';
import { lineOf, readSource, type Source } from './source';
import { syntaxFindings } from './syntax';

/**
 * Checks the content in steps: whether every file can be parsed, whether every file exists, whether
 * each value fits its shape, and whether the values fit together. Stops after the first step that finds
 * something, because later ones would only report consequences.
 *
 * @param root the folder that holds `content/` and `app/`
 * @param now the moment at which dates and the school year may be past
 * @param siteUrl where the site is for visitors, if it is
 */
export async function checkContent(
  root: string,
  now = new Date(),
  siteUrl = '',
): Promise<Finding[]> {
  const sources = readSources(root);
  const unreadable = sources.flatMap(syntaxFindings);
  if (unreadable.length) return unreadable;
  const missing = await missingModules(root, sources);
  if (missing.length) return missing;
  const { content, findings } = await loadContent(root, sources);
  const found = findings.length ? findings : await betweenModules(root, content, now, siteUrl);
  return found.map((finding) => withLine(finding, sources));
}

/** The text of every module in `content/`, and in its folders for other languages. */
export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?!schema\/).*\.ts$/.test(name))
    .sort()
    .map((name) => readSource(join(root, 'content', name), `content/${name}`));
}

/** A finding about a field of a module with its line; other findings stay as they are. */
function withLine(finding: Finding, sources: Source[]): Finding {
  const source = sources.find(({ file }) => file === finding.file);
  return source && finding.path ? { ...finding, line: lineOf(source, finding.path) } : finding;
}

/** The modules that a page imports but that do not exist. */
async function missingModules(root: string, sources: Source[]): Promise<Finding[]> {
  // One page for each module is enough, however many import it.
  const needed = new Map<string, string>();
  for (const [page, text] of await textsIn(join(root, 'app'), /\.tsx?$/)) {
    for (const [, name] of text.matchAll(/from ['"]@\/(content\/[\w-]+)['"]/g)) {
      needed.set(`${name}.ts`, `app/${page}`);
    }
  }
  for (const { file } of sources) needed.delete(file);
  return [...needed].map(([file, page]) => ({
    file,
    sentence: `${page} needs this file, which is missing: put it back. To remove a page, delete its row in content/pages.ts.`,
  }));
}

/**
 * Loads every module, each of which checks itself against its shape.
 *
 * @returns each module's value by its file's name, and what is wrong with those that did not load
 */
export async function loadContent(root: string, sources = readSources(root)) {
  const content: Record<string, unknown> = {};
  const findings: Finding[] = [];
  for (const { file, value } of sources) {
    // It has no words of its own. What is wrong with it is wrong with the modules that import it.
    if (file === 'content/facts.ts') continue;
    if (!value) {
      const sentence = 'this file must have “export default define(schema, …”: put that line back.';
      findings.push({ file, sentence });
      continue;
    }
    try {
      const loaded = await import(pathToFileURL(resolve(root, file)).href);
      content[file.slice('content/'.length, -'.ts'.length)] = (
        loaded as { default: unknown }
      ).default;
    } catch (error) {
      findings.push(...loadFindings(error, file));
    }
  }
  return { content: content as Content, findings };
}

/** Why a module did not load. The reason may be in another module that it imports. */
function loadFindings(thrown: unknown, file: string): Finding[] {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const [, name, line] =
    /[\\/]content[\\/]((?:[a-z]{2}[\\/])?[\w-]+)\.ts:(\d+)/.exec(error.stack ?? '') ?? [];
  const place = name
    ? { file: `content/${name.replace('\\', '/')}.ts`, line: Number(line) }
    : { file };
  // Compared by name, because each copy of `content/` has its own class.
  if (error.name === 'ContentError') {
    // A module that was copied from another one may still import that one's shape.
    return (error as ContentError).findings.map((each) => ({ ...each, file: place.file }));
  }
  const isExplained = error.name === 'MissingFact';
  return [
    { ...place, sentence: isExplained ? error.message : explained(error.message, place.file) },
  ];
}

function explained(message: string, file: string): string {
  const [, name] = /^(.+) is not defined$/.exec(message) ?? [];
  if (name && /^\$\d/.test(name)) return `“${name}” is not a number: leave the dollar sign out.`;
  if (name === 'facts') {
    const folder = file.split('/').length > 2 ? '..' : '.';
    return `this file does not know “facts” yet: add import facts from '${folder}/facts'; at its top.`;
  }
  const remedy = 'put it between quotation marks; if it is a fact, correct its spelling.';
  if (name) return `“${name}” is not a name that this file knows. If it is text, ${remedy}`;
  const [, field] = /^Cannot read properties of undefined \(reading '(.+)'\)/.exec(message) ?? [];
  return field
    ? `the name before “${field}” does not exist: correct its spelling.`
    : `the file cannot be loaded: ${message}.`;
}

async function betweenModules(
  root: string,
  content: Content,
  now: Date,
  siteUrl: string,
): Promise<Finding[]> {
  const ofPages = pageFindings(root, content);
  if (ofPages.some(({ isWarning }) => !isWarning)) return ofPages;
  const { school } = content;
  return [
    ...mistakes(content, siteUrl),
    ...warnings(content, dayAt(now, school.timeZone)),
    ...ofPages,
    ...(await photoFindings(root, content)),
    ...(await documentFindings(root, content)),
    ...(await readDrawings(school, root)).mistakes,
  ];
}

/** Pictures that cannot be used, and those that are too small for the places where they are shown. */
async function photoFindings(root: string, content: Content): Promise<Finding[]> {
  const { photos } = content;
  const { originals, mistakes } = await readOriginals(photos, join(root, 'content/photos'));
  const large = leaves<string>(content, 'string').filter(
    ({ field, path }) => /^(photo|evening)$/.test(field) && !path.includes('people'),
  );
  const small = originals.filter(
    ({ key, size }) => size.width < previewSize.width && large.some(({ value }) => value === key),
  );
  return [
    ...mistakes.map(({ key, name, sentence }) => {
      const file = `content/photos/${name}`;
      return Object.hasOwn(photos, key)
        ? at(['photos', key], `${file} ${sentence}`)
        : { file, sentence };
    }),
    ...small.map(({ key, size }) => {
      const sentence = `this picture is ${size.width} pixels wide, and looks sharp on large screens only from ${previewSize.width} on: use the camera’s own file, if you have it.`;
      return { ...at(['photos', key], sentence), isWarning: true };
    }),
  ];
}
