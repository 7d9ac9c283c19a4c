import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentError } from '../../content/schema/define';
import type { Finding } from '../../content/schema/finding';
import type { Content } from './rules';
import { importsOf, lineOfName, type Source } from './source';

/**
 * Loads every module, each of which checks itself against its shape.
 *
 * @param root the folder that holds `content/`
 * @returns each module's value by its file's name, and what is wrong with those that did not load
 */
export async function loadContent(root: string, sources: Source[]) {
  const content: Record<string, unknown> = {};
  const findings: Finding[] = [];
  const failed = new Set<string>();
  for (const source of inImportOrder(sources)) {
    const { file, value } = source;
    if (importsOf(source).some((each) => failed.has(each.file))) {
      // The finding about the other module says why.
      failed.add(file);
    } else if (!value) {
      const sentence = 'this file must have “export default define(schema, …”: put that line back.';
      findings.push({ file, sentence });
    } else if (file !== 'content/facts.ts') {
      try {
        const loaded: unknown = await import(pathToFileURL(resolve(root, file)).href);
        const name = file.slice('content/'.length, -'.ts'.length);
        content[name] = (loaded as { default: unknown }).default;
      } catch (error) {
        failed.add(file);
        findings.push(...loadFindings(error, source));
      }
    }
  }
  return { content: content as Content, findings };
}

/** The modules, each after those that it imports. */
function inImportOrder(sources: Source[]): Source[] {
  const sorted: Source[] = [];
  const waiting = new Set(sources);
  const add = (source: Source) => {
    if (!waiting.delete(source)) return;
    const imported = importsOf(source).map(({ file }) => file);
    sources.filter(({ file }) => imported.includes(file)).forEach(add);
    sorted.push(source);
  };
  sources.forEach(add);
  return sorted;
}

/** Why a module did not load. */
function loadFindings(thrown: unknown, source: Source): Finding[] {
  const { file } = source;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  // Compared by name, because each copy of `content/` has its own classes.
  if (error.name === 'ContentError') {
    // A module that was copied from another one may still import that one's shape.
    return (error as ContentError).findings.map((each) => ({ ...each, file }));
  }
  const { message } = error;
  const [pattern, sentence] = reasons.find(([each]) => each.test(message))!;
  const [, name = ''] = pattern.exec(message)!;
  return [{ file, line: lineOfName(source, name), sentence: sentence(name, source, message) }];
}

/** The message of an error with a name in it, and the sentence for it. */
const reasons: [message: RegExp, (name: string, { file }: Source, message: string) => string][] = [
  // A sentence of content/schema/facts.ts.
  [/^the school has no “(.+?)”/, (_, __, message) => message],
  [/^(\$\d.*) is not defined$/, (name) => `“${name}” is not a number: leave the dollar sign out.`],
  [
    /^(facts) is not defined$/,
    (_, { file }) => {
      const folder = file.split('/').length > 2 ? '..' : '.';
      return `this file does not know “facts” yet: add import facts from '${folder}/facts'; at its top.`;
    },
  ],
  [
    /^(yes|no|True|False) is not defined$/,
    (name) => `“${name}” is not a value: write ${/yes|True/.test(name)} in its place.`,
  ],
  [
    /^(.+) is not defined$/,
    (name) =>
      `“${name}” is not a name that this file knows. If it is text, put it between quotation marks; if it is a fact, correct its spelling.`,
  ],
  [
    /^Cannot read properties of undefined \(reading '(.+)'\)/,
    (field) => `the name before “${field}” does not exist: correct its spelling.`,
  ],
  [/^/, (_, __, message) => `the file cannot be loaded: ${message}.`],
];
