import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContentError } from '../../content/schema/define';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Source } from './source';

/**
 * Loads every module. A module checks itself against its schema when it loads.
 *
 * @param root the folder that holds `content/`
 * @returns the value of each module by its name, and the mistakes in the modules that did not load
 */
export async function loadContent(root: string, sources: Source[]) {
  const content: Record<string, unknown> = {};
  // The modules that import a wrong module fail with the same error.
  const errors = new Map<unknown, string>();
  for (const { file } of sources) {
    // Its facts are values of other modules, which check themselves.
    if (file === 'content/facts.ts') continue;
    const name = file.slice('content/'.length, -'.ts'.length);
    try {
      content[name] = (await import(pathToFileURL(resolve(root, file)).href)).default;
    } catch (error) {
      if (!errors.has(error)) errors.set(error, file);
    }
  }
  const diagnostics = [...errors].flatMap(([error, file]) =>
    diagnosticsAbout(error, file, sources),
  );
  return { content, diagnostics };
}

/** Why a module did not load. The first place in the stack is the line of the editor's file. */
function diagnosticsAbout(error: unknown, loaded: string, sources: Source[]): Diagnostic[] {
  if (error instanceof ContentError) return error.diagnostics;
  const { stack = '', message: reason } = error instanceof Error ? error : new Error(String(error));
  const files = sources.map(({ file }) => file.replace(/[^\w/]/g, '\\$&')).join('|');
  const [, file = loaded, line] =
    new RegExp(`/(${files}):(\\d+)`).exec(stack.replaceAll('\\', '/')) ?? [];
  const message = `the file cannot be loaded: ${reason}.`;
  return [{ file, line: Number(line) || undefined, message }];
}
