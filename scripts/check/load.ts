import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContentError } from '../../content/schema/define';
import { FactError } from '../../content/schema/facts';
import type { Finding } from '../../content/schema/finding';
import { importsOf, nameOf, type Source } from './source';

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
        const loaded = await import(pathToFileURL(resolve(root, file)).href);
        content[nameOf(file)] = loaded.default;
      } catch (error) {
        failed.add(file);
        findings.push(...loadFindings(error, source));
      }
    }
  }
  return { content, findings };
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
function loadFindings(error: unknown, source: Source): Finding[] {
  const { file } = source;
  if (error instanceof ContentError) {
    // A copied module may still import the shape of the original, which names the original's file.
    return error.findings.map((each) => ({ ...each, file }));
  }
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
  const [, line] = new RegExp(`${file}:(\\d+)`).exec(stack) ?? [];
  const place = { file, line: Number(line) || undefined };
  if (error instanceof FactError) return [{ ...place, sentence: message }];
  const sentence =
    error instanceof TypeError
      ? 'a name on this line leads to nothing, because a name before it is misspelled: correct it between ${ and }.'
      : `the file cannot be loaded: ${message}.`;
  return [{ ...place, sentence }];
}
