import type { z } from 'zod';
import type { Finding } from './explain/finding';
import { describe } from './explain/describe';

/** Thrown when a content module does not fit its shape. The message is written for the editor. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** @param findings the mistakes, without lines: `npm run check` finds the line of each */
  constructor(
    file: string,
    readonly findings: Finding[],
  ) {
    const count = findings.length === 1 ? 'one mistake' : `${findings.length} mistakes`;
    const lines = findings.map(({ sentence }) => `  • ${sentence}`);
    super(`${file} has ${count}:\n${lines.join('\n')}`);
  }
}

/** The property in which a module's value keeps its shape. It does not show up in copies and lists. */
const shape = Symbol('shape');

/**
 * Checks a content module against its shape when it is loaded, in the editing server and in builds.
 *
 * @param schema the shape, from the file in `content/schema/` with the module's name
 * @param value what the editor wrote
 * @returns the value, with defaults for the fields that it leaves out
 * @throws ContentError with one sentence per mistake: the file, the field and the expected value
 */
export function define<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return Object.defineProperty(result.data, shape, { value: schema });
  const file = String(schema.meta()?.file);
  const findings = describe(result.error.issues, schema).map((each) => ({ file, ...each }));
  const error = new ContentError(file, findings);
  // The editing server shows the lines where the stack begins: the editor's file.
  Error.captureStackTrace(error, define);
  throw error;
}

/** The shape of a module's value; undefined if the value does not come from `define`. */
export function shapeOf(value: unknown): z.ZodType | undefined {
  return Object(value)[shape];
}

/** Whether a module's value has a shape. */
export function hasShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): value is z.output<Schema> {
  return shapeOf(value) === schema;
}
