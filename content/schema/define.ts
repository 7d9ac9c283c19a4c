import type { z } from 'zod';
import { describe, type Mistake } from './explain/describe';
import { plain } from './parts/characters';

/** Thrown if a content module doesn't fit its schema. The message is for the editor. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** @param mistakes the mistakes: `npm run check` finds the line of each */
  constructor(readonly mistakes: Mistake[]) {
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
    const lines = mistakes.map(({ message }) => `  • ${message}`);
    super(`This file has ${count}:\n${lines.join('\n')}`);
  }
}

/** The property that holds a value's schema. Non-enumerable, so spreading and Object.keys skip it. */
const schemaKey = Symbol('schema');

/**
 * Checks a content module against its schema when it is loaded, in the editing server and in builds.
 *
 * @param schema the schema, from the file in `content/schema/` with the module's name
 * @param value what the editor wrote
 * @returns the value, with defaults for the fields that it leaves out
 * @throws ContentError with one sentence per mistake: the field and the expected value
 */
export function define<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(plainIn(value), { reportInput: true });
  if (result.success) return Object.defineProperty(result.data, schemaKey, { value: schema });
  const error = new ContentError(describe(result.error.issues, schema));
  // The check and the editing server name the file where the stack begins: the editor's.
  Error.captureStackTrace(error, define);
  throw error;
}

/** A value with each of its texts made plain. */
function plainIn(value: unknown): unknown {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.map(plainIn);
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainIn(each)]));
}

/** The schema of a module's value. Undefined if the value doesn't come from `define`. */
export function schemaOf(value: unknown): z.ZodType | undefined {
  return Object(value)[schemaKey];
}

/** Whether a module's value has this schema. */
export function hasSchema<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): value is z.output<Schema> {
  return schemaOf(value) === schema;
}
