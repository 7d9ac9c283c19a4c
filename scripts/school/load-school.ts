import { dayAt } from '@/content/format/days';
import colorsSchema from '@/content/schema/colors';
import { ContentError, hasSchema } from '@/content/schema/define';
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import photosSchema from '@/content/schema/photos';
import { readPhotos } from '../photos/read-photos';
import type { Environment } from '../system/command';
import { leavesOf } from './leaves';
import { isPublished, wrongModules, type Modules } from './modules';
import { readSources, writtenSum, type Source } from './source';
import { syntaxErrors } from './syntax';
import { quotationMarksFor } from './syntax-hints';

/** A school's content and photos, and what's wrong with them. */
export type School = Awaited<ReturnType<typeof loadSchool>>;

/**
 * Loads a school for the build, the check and tests. A second call for the same folder gets Node's cached modules, even
 * if their files changed.
 *
 * @param root the folder that holds `content/` and `public/`
 */
export async function loadSchool(root: string, environment: Environment) {
  const sources = readSources(root);
  const { values, failures } = await importModules(root, sources);
  // A later step would report consequences of an earlier one.
  const steps = [syntaxErrors(root, sources), failures, await wrongModules(values)];
  const diagnostics = steps.find(({ length }) => length) ?? [];
  const isComplete = !diagnostics.length;
  const content = values as Modules;
  const { photos, diagnostics: wrongPhotos } = hasSchema(photosSchema, values.photos)
    ? await readPhotos(values.photos, root)
    : { photos: {}, diagnostics: [] };
  return {
    root,
    environment,
    /** The date at the school, like `2024-10-05`. */
    today: environment.SITE_DAY || dayAt(new Date(), Object(values.school).timeZone),
    /** The text of each file in `content/` as the editor wrote it. */
    sources,
    /** Each file's value. Rules may use it, because they run only if `isComplete`. */
    content,
    /** Whether every module exists, loads and fits its own schema. */
    isComplete,
    /** Every text and number that the site can show. */
    leaves: isComplete
      ? leavesOf(content).filter(({ path: [name] }) => isPublished(name, content))
      : [],
    photos,
    /** Undefined if they have a mistake. */
    colors: hasSchema(colorsSchema, values.colors) ? values.colors : undefined,
    /** What's wrong with modules and photos. */
    diagnostics: [...diagnostics, ...wrongPhotos],
  };
}

/** Imports every module, which validates it. Returns the values by name, and what's wrong with those that failed. */
async function importModules(root: string, sources: Source[]) {
  const values: Record<string, unknown> = {};
  // Importers of a failing module fail with the same error.
  const errors = new Map<unknown, string>();
  for (const { file, name } of sources) {
    try {
      values[name] = (await import(`../../${root}/${file}`)).default;
    } catch (error) {
      errors.set(error, file);
    }
  }
  return {
    values,
    failures: [...errors].flatMap(([error, file]) => explainFailure(error, file, sources)),
  };
}

/** Explains why a module failed. The stack starts in the editor's file, which may be one that the module imports. */
function explainFailure(error: unknown, loaded: string, sources: Source[]): Diagnostic[] {
  const { stack = '', message: reason } = error as Error;
  const location = /\b(content\/[^/]+\.ts):(\d+)/.exec(stack.replaceAll('\\', '/'));
  const [, file = loaded, line] = location ?? [];
  if (error instanceof ContentError) {
    const source = sources.find((each) => each.file === file);
    return error.mistakes.map(({ path, message }) => {
      const sum = source && path && writtenSum(source, path);
      return { file, path, message: sum ? quotationMarksFor(sum) : message };
    });
  }
  const message = `this file can’t be loaded: ${reason}.`;
  return [{ file, line: Number(line) || undefined, message }];
}
