import type { z } from 'zod';
import { fieldName, type Finding } from './finding';
import { counted } from './format';

type Mistake = Pick<Finding, 'path' | 'sentence'>;

/**
 * Turns an issue of zod into sentences: which field, what is expected, what the field has.
 *
 * @param path the field, from the beginning of the module
 */
export function describe(issue: z.core.$ZodIssue, path: PropertyKey[]): Mistake[] {
  const field = path.length ? `“${fieldName(path)}”` : 'the whole module';
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        sentence:
          `${path.length ? `${field} has` : 'there is'} a field called “${key}” that the site does not know: ` +
          'correct its spelling or remove it.',
      }));
    case 'invalid_union': {
      const closest = closestBranch(issue.errors);
      const kinds = issue.errors.flatMap((branch) => missingField(branch) ?? []);
      if (closest && missingField(closest)) {
        const sentence = `${field} has none of the fields that say what it is (${kinds.join(', ')}): it is ${shown(issue.input)}.`;
        return [{ path, sentence }];
      }
      const second = kinds.find((kind) => closest?.some((each) => isUnknown(each, kind)));
      if (second) {
        const sentence = `${field} is two things at once: give “${second}” a block of its own, as in { ${second}: … }.`;
        return [{ path: [...path, second], sentence }];
      }
      if (closest) return closest.flatMap((error) => describe(error, [...path, ...error.path]));
      const isOwn = issue.message !== 'Invalid input';
      const expected = isOwn
        ? issue.message
        : 'has none of the shapes allowed here (content/schema/)';
      return [{ path, sentence: `${field} ${expected} (it is ${shown(issue.input)}).` }];
    }
    case 'invalid_key':
      return [
        { path, sentence: `the name ${field} ${issue.issues[0]?.message ?? 'is not allowed'}.` },
      ];
    default:
      return [{ path, sentence: `${field} ${complaint(issue)}` }];
  }
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

/** What is wrong with the value of one field, as the rest of a sentence. */
function complaint(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return unexpected(issue.input, shapes[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return unexpected(
        issue.input,
        issue.values.map((value) => JSON.stringify(value)).join(' or '),
      );
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue);
    default:
      return `${issue.message} (it is ${shown(issue.input)}).`;
  }
}

function unexpected(input: unknown, expected: string): string {
  return input === undefined
    ? `is missing: write ${expected}.`
    : `must be ${expected}, but it is ${shown(input)}.`;
}

/** A text or a list is too short or too long, or a number is too small or too large. */
function outOfBounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isTooSmall = issue.code === 'too_small';
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    const { length } = String(issue.input);
    if (!length) return 'must not be empty.';
    return isTooSmall
      ? `is shorter than ${limit} characters (it has ${length}): say a little more.`
      : `is longer than ${limit} characters (it has ${length}): shorten it.`;
  }
  const bound = isTooSmall ? 'at least' : 'at most';
  if (issue.origin === 'array') {
    const count = (issue.input as unknown[]).length || 'none';
    return `must have ${bound} ${counted(limit, 'item')}, but it has ${count}.`;
  }
  const numberBound = isTooSmall && !issue.inclusive ? 'more than' : bound;
  return `must be ${numberBound} ${limit}, but it is ${shown(issue.input)}.`;
}

/** Whether an issue is that a shape does not know a field. */
function isUnknown(issue: z.core.$ZodIssue, field: string): boolean {
  return issue.code === 'unrecognized_keys' && !issue.path.length && issue.keys.includes(field);
}

/** The name of a field at the top that a shape needs and that is missing. */
function missingField(issues: z.core.$ZodIssue[]): string | undefined {
  const missing = issues.find(({ path, input }) => path.length === 1 && input === undefined);
  return missing && String(missing.path[0]);
}

/** The shape that the editor most likely meant: the one whose fields at the top fit best. */
function closestBranch(branches: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const misfits = (issues: z.core.$ZodIssue[], deepest: number) =>
    issues
      .filter(({ path }) => path.length <= deepest)
      .reduce((sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length : 1), 0);
  return branches
    .filter((issues) => !issues.some((each) => each.code === 'invalid_type' && !each.path.length))
    .sort((a, b) => misfits(a, 1) - misfits(b, 1) || misfits(a, 9) - misfits(b, 9))[0];
}
