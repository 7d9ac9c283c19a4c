import type { z } from 'zod';
import { fieldName, type Finding } from './finding';
import { counted } from './format';
import { misspelled, nearest } from './nearest';

type Mistake = Pick<Finding, 'path' | 'sentence'>;

/** The options for parsing a value, so that each issue has what `describe` needs. */
export const parseOptions = {
  reportInput: true,
  /** An issue does not say which fields a group can have, so its message lists the ones still unused. */
  error: ({ code, inst, input }: z.core.$ZodRawIssue) => {
    if (code !== 'unrecognized_keys') return undefined;
    const { shape = {} } = (inst?._zod.def ?? {}) as Partial<z.core.$ZodObjectDef>;
    const left = Object.keys(shape).filter((field) => !Object.hasOwn(Object(input), field));
    return left.join();
  },
} as const;

/** Turns a zod issue into sentences that name the field, the expected value and the actual value. */
export function describe(issue: z.core.$ZodIssue): Mistake[] {
  const { code, path } = issue;
  const ofGroup = code === 'invalid_union' && mistakesOfGroup(issue.errors);
  if (ofGroup)
    return ofGroup.flatMap((each) => describe({ ...each, path: [...path, ...each.path] }));
  const field = path.length ? `“${fieldName(path)}”` : 'this file';
  if (code === 'invalid_key') {
    return [{ path, sentence: `the name ${field} ${issue.issues[0]!.message}.` }];
  }
  if (code !== 'unrecognized_keys') return [{ path, sentence: `${field} ${complaint(issue)}` }];
  return issue.keys.map((key) => {
    const found = `${path.length ? `${field} has` : 'there is'} a field called “${key}”`;
    const other = issue.message && `, or ${nearest(key, issue.message.split(','))}`;
    const sentence = `${found} that the site does not know: remove it${other}.`;
    return { path: [...path, key], sentence };
  });
}

/** The mistakes of the one group that knows the most fields, or else a misspelled field. */
function mistakesOfGroup(options: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const [first, second] = options
    .map((issues) => ({ issues, unknown: Math.max(...issues.map(countUnknown)) }))
    .toSorted((a, b) => a.unknown - b.unknown);
  if (first!.unknown < (second?.unknown ?? Infinity)) return first!.issues;
  const unknown = options.flat().filter((issue) => issue.code === 'unrecognized_keys');
  const known = unknown.flatMap(({ message }) => message.split(','));
  const meant = unknown.find(({ keys: [key = ''] }) => misspelled(key, known, key.length / 3));
  return meant && [{ ...meant, message: known.join() }];
}

/** How many fields an option of a union does not know: infinitely many if the option does not fit at all. */
function countUnknown(issue: z.core.$ZodIssue): number {
  if (issue.path.length) return 0;
  return issue.code === 'unrecognized_keys' ? issue.keys.length : Infinity;
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
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What is wrong with the value of one field, as the end of a sentence. */
function complaint(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return unexpected(issue.input, shapes[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return unexpected(issue.input, issue.values.map(shown).join(' or '));
    case 'invalid_union':
      return unexpected(issue.input, issue.message);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue);
    default:
      if (issue.input === undefined) return `${issue.message}.`;
      return `${issue.message} (it is ${shown(issue.input)}).`;
  }
}

function unexpected(input: unknown, expected: string): string {
  return input === undefined
    ? `is missing: write ${expected}.`
    : `must be ${expected}, but it is ${shown(input)}.`;
}

/** A text is empty or too long, a list too short or too long, or a number too small or too large. */
function outOfBounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isTooSmall = issue.code === 'too_small';
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (isTooSmall) return 'must not be empty.';
    return `is longer than ${limit} characters (it has ${String(issue.input).length}): shorten it.`;
  }
  const bound = isTooSmall ? (issue.inclusive ? 'at least' : 'more than') : 'at most';
  if (issue.origin !== 'array')
    return `must be ${bound} ${limit}, but it is ${shown(issue.input)}.`;
  const count = (issue.input as unknown[]).length || 'none';
  return `must have ${bound} ${counted(limit, 'item')}, but it has ${count}.`;
}
