import { ContentError } from '../../content/schema/define';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { readSources } from './source';

/** Reads and imports every module, which validates it. Returns the values by name, and mistakes in those that failed. */
export async function loadContent(root: string) {
  const sources = readSources(root);
  const content: Record<string, unknown> = {};
  // Importers of a failing module fail with the same error.
  const errors = new Map<unknown, string>();
  for (const { file } of sources) {
    const name = file.slice('content/'.length, -'.ts'.length);
    try {
      content[name] = (await import(`../../${root}/${file}`)).default;
    } catch (error) {
      errors.set(error, file);
    }
  }
  const diagnostics = [...errors].flatMap(([error, file]) => diagnosticsAbout(error, file));
  return { sources, content, diagnostics };
}

/** Explains why a module failed. The stack starts in the editor's file, which may be one that the module imports. */
function diagnosticsAbout(error: unknown, loaded: string): Diagnostic[] {
  const { stack = '', message: reason } = error as Error;
  const place = /\b(content\/[^/]+\.ts):(\d+)/.exec(stack.replaceAll('\\', '/'));
  const [, file = loaded, line] = place ?? [];
  if (error instanceof ContentError) return error.mistakes.map((each) => ({ file, ...each }));
  const message = `the file cannot be loaded: ${reason}.`;
  return [{ file, line: Number(line) || undefined, message }];
}
