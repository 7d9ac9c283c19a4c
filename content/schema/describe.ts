import type { z } from 'zod';
import { fieldName, type Finding } from './finding';

type Mistake = Pick<Finding, 'path' | 'sentence'>;

/**
 * Says in sentences what zod found: which field, what is expected, what stands there.
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
          'correct its spelling or take it out.',
      }));
    case 'invalid_union': {
      const closest = closestBranch(issue.errors);
      if (closest) return closest.flatMap((error) => describe(error, [...path, ...error.path]));
      return [
        {
          path,
          sentence: `${field} has none of the shapes allowed here (see content/schema/), it is ${shown(issue.input)}.`,
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

/** The shape that the editor most likely meant: the one with the fewest mistakes. */
function closestBranch(branches: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const mistakes = (issues: z.core.$ZodIssue[]) =>
    issues.reduce(
      (sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length : 1),
      0,
    );
  return branches
    .filter((issues) => !issues.some((each) => each.code === 'invalid_type' && !each.path.length))
    .sort((a, b) => mistakes(a) - mistakes(b))[0];
}
