import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentError } from '../../content/schema/define';
import type { Finding } from '../../content/schema/finding';
import type { Content } from './rules';
import { importsOf, lineOfName, type Source } from './source';

/**
 * Loads every module. A module checks itself against its shape when it loads.
 *
 * @param root the folder that holds `content/`
 * @returns the value of each module by its name, and the mistakes in the modules that did not load
 */
export async function loadContent(root: string, sources: Source[]) {
  const content: Record<string, unknown> = {};
  const findings: Finding[] = [];
  const failed = new Set<string>();
  for (const source of inImportOrder(sources)) {
    const { file, value } = source;
    if (importsOf(source).some((each) => failed.has(each.file))) {
      // The finding about the imported module gives the reason.
      failed.add(file);
    } else if (!value) {
      const sentence = 'this file must have “export default define(schema, …”: put that line back.';
      failed.add(file);
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

/** Sorts modules so that each comes after the modules that it imports. */
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
  // The class cannot be compared, because each copy of `content/` has its own.
  if (error.name === 'ContentError') {
    // A copied module may still import the shape of the original, which names the original's file.
    return (error as ContentError).findings.map((each) => ({ ...each, file }));
  }
  const { message } = error;
  const [pattern, sentence] = reasons.find(([each]) => each.test(message))!;
  const [, name = ''] = pattern.exec(message)!;
  return [{ file, line: lineOfName(source, name), sentence: sentence(name, source, message) }];
}

/** Patterns of error messages, which may capture a name, and the sentence for each. */
const reasons: [message: RegExp, (name: string, { file }: Source, message: string) => string][] = [
  // content/schema/facts.ts writes this sentence.
  [/^the school has no “(.+?)”/, (_, __, message) => message],
  [/^(\$\d.*) is not defined$/, (name) => `“${name}” is not a number: leave out the dollar sign.`],
  [
    /^(facts) is not defined$/,
    (_, { file }) => {
      const folder = file.split('/').length > 2 ? '..' : '.';
      return `this file does not import “facts” yet: add import facts from '${folder}/facts'; at the top.`;
    },
  ],
  [
    /^(yes|no|True|False) is not defined$/,
    (name) => `“${name}” is not a value: write ${/yes|True/.test(name)} instead.`,
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
