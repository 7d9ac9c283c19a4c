import type { z } from 'zod';
import { describe, type Mistake } from './explain/describe';
import { cleanText } from './parts/characters';

/** Thrown if a content module doesn't fit its schema. The message is for the editor. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly mistakes: Mistake[]) {
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
    const lines = mistakes.map(({ message }) => `  • ${message}`);
    super(`This file has ${count}:\n${lines.join('\n')}`);
  }
}

/** The property that holds a value's schema. Non-enumerable, so spreading and Object.keys skip it. */
const schemaKey = Symbol('schema');

/**
 * Validates a content module whenever it's loaded, in the editing server and in builds.
 *
 * @param schema the schema, from the file in `content/schema/` with the module's name
 * @param value what the editor wrote
 * @returns the value with its defaults
 * @throws ContentError with one sentence per mistake
 */
export function define<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(cleanTexts(value), { reportInput: true });
  if (result.success) return Object.defineProperty(result.data, schemaKey, { value: schema });
  const error = new ContentError(describe(result.error.issues, schema));
  // The stack starts in the editor's file, which the check and the editing server report.
  Error.captureStackTrace(error, define);
  throw error;
}

/** Cleans every text in a value (parts/characters.ts). */
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanTexts(each)]));
}

/** The schema that `define` validated a module with. Undefined if the module doesn't use `define`. */
export function schemaOf(value: unknown): z.ZodType | undefined {
  return Object(value)[schemaKey];
}

/** Whether a module was validated with this schema. */
export function hasSchema<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): value is z.output<Schema> {
  return schemaOf(value) === schema;
}
