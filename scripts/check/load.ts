import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContentError } from '../../content/schema/define';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Source } from './source';

/**
 * Imports every module. Each validates itself.
 *
 * @param root the folder that holds `content/`
 * @returns the modules' values by name, and the mistakes in those that failed
 */
export async function loadContent(root: string, sources: Source[]) {
  const content: Record<string, unknown> = {};
  // Importers of a failing module fail with the same error.
  const errors = new Map<unknown, string>();
  for (const { file } of sources) {
    // Its facts come from other modules, which validate themselves.
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

/** Why a module failed. The first match in the stack is the line in the editor's file. */
function diagnosticsAbout(error: unknown, loaded: string, sources: Source[]): Diagnostic[] {
  if (error instanceof ContentError) return error.diagnostics;
  const { stack = '', message: reason } = error instanceof Error ? error : new Error(String(error));
  const files = sources.map(({ file }) => file.replace(/[^\w/]/g, '\\$&')).join('|');
  const [, file = loaded, line] =
    new RegExp(`/(${files}):(\\d+)`).exec(stack.replaceAll('\\', '/')) ?? [];
  const message = `the file cannot be loaded: ${reason}.`;
  return [{ file, line: Number(line) || undefined, message }];
}
