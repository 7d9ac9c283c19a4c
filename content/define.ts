import { z } from 'zod';

/** Thrown when a content module does not fit its shape; the message is written for the editor. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Checks a content module against its shape as soon as it is loaded: by the editor's tooling while
 * typing, and again by every build, whatever built it.
 *
 * @param name the module's file name in `content/` without its ending, for the message
 * @param schema the shape from `schema.ts`
 * @param value what the editor wrote
 * @returns the value, deeply as the schema describes it
 * @throws ContentError with one sentence per mistake: file, field, what is expected
 */
export function define<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const sentences = result.error.issues.flatMap((issue) => describe(issue, issue.path));
  const count = sentences.length === 1 ? 'one mistake' : `${sentences.length} mistakes`;
  throw new ContentError(
    `content/${name}.ts has ${count}:\n${sentences.map((sentence) => `  • ${sentence}`).join('\n')}`,
  );
}

/** `steps[2].title` from `['steps', 2, 'title']`: counted from one, as people count. */
function fieldName(path: PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number'
        ? `, item ${key + 1}`
        : index === 0
          ? String(key)
          : ` → ${String(key)}`,
    )
    .join('')
    .replace(/^, item/, 'item');
}

const shapes: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
  record: 'a group of fields in curly brackets',
};

function shown(input: unknown): string {
  if (input === undefined) return 'nothing';
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** One sentence for an issue that zod found: which field, what is expected, what stands there. */
function describe(issue: z.core.$ZodIssue, path: PropertyKey[]): string[] {
  const field = path.length ? `“${fieldName(path)}”` : 'the whole module';
  switch (issue.code) {
    case 'invalid_type': {
      const expected = shapes[issue.expected] ?? issue.expected;
      return issue.input === undefined
        ? [`${field} is missing: write ${expected}.`]
        : [`${field} must be ${expected}, but it is ${shown(issue.input)}.`];
    }
    case 'unrecognized_keys':
      return issue.keys.map(
        (key) =>
          `${path.length ? `${field} has` : 'there is'} a field called “${key}” that the site does not know: ` +
          'correct its spelling or take it out.',
      );
    case 'invalid_value':
      return [
        `${field} must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}, but it is ${shown(issue.input)}.`,
      ];
    case 'invalid_union': {
      // The branch that got furthest says best what the editor meant.
      const branches = issue.errors.filter((errors) =>
        errors.some((error) => error.path.length > 0),
      );
      const [closest] = branches.sort((a, b) => a.length - b.length);
      return closest
        ? closest.flatMap((error) => describe(error, [...path, ...error.path]))
        : [
            `${field} has none of the shapes allowed here (see schema.ts), it is ${shown(issue.input)}.`,
          ];
    }
    case 'too_small':
      return [
        issue.origin === 'string'
          ? `${field} must not be empty.`
          : issue.origin === 'array'
            ? `${field} must have at least ${issue.minimum} item${issue.minimum === 1 ? '' : 's'}.`
            : `${field} must be at least ${issue.minimum}, but it is ${shown(issue.input)}.`,
      ];
    case 'too_big':
      return [
        issue.origin === 'string'
          ? `${field} is longer than ${issue.maximum} characters (it has ${String(issue.input).length}): shorten it.`
          : issue.origin === 'array'
            ? `${field} must have at most ${issue.maximum} items.`
            : `${field} must be at most ${issue.maximum}, but it is ${shown(issue.input)}.`,
      ];
    default:
      return [`${field} ${issue.message} (it is ${shown(issue.input)}).`];
  }
}
