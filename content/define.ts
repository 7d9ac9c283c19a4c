import { z } from 'zod';

/** One mistake in a content module: where it is, and the sentence about it. */
export interface Mistake {
  path: PropertyKey[];
  sentence: string;
}

/** Thrown when a content module does not fit its shape; the message is written for the editor. */
export class ContentError extends Error {
  override name = 'ContentError';

  /**
   * @param file the module, like `content/tuition.ts`
   * @param mistakes what is wrong in it; `npm run check` finds the line of each
   */
  constructor(
    readonly file: string,
    readonly mistakes: Mistake[],
  ) {
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
    const lines = mistakes.map(({ sentence }) => `  • ${sentence}`);
    super(`${file} has ${count}:\n${lines.join('\n')}`);
  }
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
  throw new ContentError(
    `content/${name}.ts`,
    result.error.issues.flatMap((issue) => describe(issue, issue.path)),
  );
}

/** `steps, item 3 → title` from `['steps', 2, 'title']`: counted from one, as people count. */
export function fieldName(path: PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `${index ? ', ' : ''}item ${key + 1}`;
      return index ? ` → ${String(key)}` : String(key);
    })
    .join('');
}

const shapes: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
  record: 'a group of fields in curly brackets',
};

function shown(input: unknown): string {
  if (input === undefined) return 'nothing';
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Sentences for an issue that zod found: which field, what is expected, what stands there. */
function describe(issue: z.core.$ZodIssue, path: PropertyKey[]): Mistake[] {
  const field = path.length ? `“${fieldName(path)}”` : 'the whole module';
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        sentence:
          `${path.length ? `${field} has` : 'there is'} a field called “${key}” that the site does not know: ` +
          'correct its spelling or take it out.',
      }));
    case 'invalid_union': {
      const closest = closestBranch(issue.errors);
      if (closest) return closest.flatMap((error) => describe(error, [...path, ...error.path]));
      return [
        {
          path,
          sentence: `${field} has none of the shapes allowed here (see schema.ts), it is ${shown(issue.input)}.`,
        },
      ];
    }
    case 'invalid_key':
      return [
        { path, sentence: `the name ${field} ${issue.issues[0]?.message ?? 'is not allowed'}.` },
      ];
    default:
      return [{ path, sentence: `${field} ${complaint(issue)}` }];
  }
}

/** What is wrong with the value of one field, as the rest of a sentence. */
function complaint(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = shapes[issue.expected] ?? issue.expected;
      return issue.input === undefined
        ? `is missing: write ${expected}.`
        : `must be ${expected}, but it is ${shown(issue.input)}.`;
    }
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value)).join(' or ');
      return issue.input === undefined
        ? `is missing: write ${values}.`
        : `must be ${values}, but it is ${shown(issue.input)}.`;
    }
    case 'too_small':
      return tooSmall(issue, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue, Number(issue.maximum));
    default:
      return `${issue.message} (it is ${shown(issue.input)}).`;
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, minimum: number): string {
  if (issue.origin === 'string') {
    const { length } = String(issue.input);
    return length === 0
      ? 'must not be empty.'
      : `is shorter than ${minimum} characters (it has ${length}): say a little more.`;
  }
  if (issue.origin === 'array') {
    return `must have at least ${minimum} item${minimum === 1 ? '' : 's'}${hasNow(issue.input)}.`;
  }
  return `must be ${issue.inclusive ? 'at least' : 'more than'} ${minimum}, but it is ${shown(issue.input)}.`;
}

function tooBig(issue: z.core.$ZodIssueTooBig, maximum: number): string {
  if (issue.origin === 'string') {
    return `is longer than ${maximum} characters (it has ${String(issue.input).length}): shorten it.`;
  }
  if (issue.origin === 'array') {
    return `must have at most ${maximum} item${maximum === 1 ? '' : 's'}${hasNow(issue.input)}.`;
  }
  return `must be at most ${maximum}, but it is ${shown(issue.input)}.`;
}

function hasNow(list: unknown): string {
  return Array.isArray(list) ? `, but it has ${list.length || 'none'}` : '';
}

/** The shape that the editor most likely meant: the one with the least to mend. */
function closestBranch(branches: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const effort = (issues: z.core.$ZodIssue[]) =>
    issues.reduce(
      (sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length : 1),
      0,
    );
  return branches
    .filter((issues) => !issues.some((each) => each.code === 'invalid_type' && !each.path.length))
    .sort((a, b) => effort(a) - effort(b))[0];
}
