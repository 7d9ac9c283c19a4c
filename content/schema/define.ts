import type { z } from 'zod';
import type { Finding } from './finding';
import { describe, parseOptions } from './describe';

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
  const result = schema.safeParse(value, parseOptions);
  if (result.success) return result.data;
  const file = String(schema.meta()?.file);
  const findings = result.error.issues.flatMap(describe).map((each) => ({ file, ...each }));
  throw new ContentError(file, findings);
}
