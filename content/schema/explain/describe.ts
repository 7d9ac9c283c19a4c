import { z } from 'zod';
import { fieldName, type Finding } from './finding';
import { counted } from '../print/format';
import { misspelled, nearest } from './nearest';
import { fieldsOf, isOptional, optionsOf, partsOf } from './parts';

type Mistake = Pick<Finding, 'path' | 'sentence'>;

/**
 * Turns a zod issue into sentences that name the field, the expected value and the actual value. Zod must
 * report the input with the issue.
 *
 * @param schema the schema that reported the issue
 * @param above the path of that schema's value in the module
 */
export function describe(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
  above: PropertyKey[] = [],
): Mistake[] {
  const path = [...above, ...issue.path];
  const parts = issue.path.reduce(partsOf, [schema]);
  const options = parts.flatMap(optionsOf);
  const group = issue.code === 'invalid_union' && groupMeant(issue.errors, options);
  if (group) return group.issues.flatMap((each) => describe(each, group.option, path));
  const field = path.length ? `“${fieldName(path)}”` : 'this file';
  if (issue.code === 'invalid_key') {
    return [{ path, sentence: `the name ${field} ${issue.issues[0]!.message}.` }];
  }
  if (issue.code !== 'unrecognized_keys') {
    return [{ path, sentence: `${field} ${complaint(issue, parts)}` }];
  }
  const known = options
    .flatMap(fieldsOf)
    .filter((each) => !Object.hasOwn(Object(issue.input), each));
  return issue.keys.map((key) => {
    const unknown = `${path.length ? `${field} has` : 'there is'} a field called “${key}”`;
    const other = known.length ? `, or ${nearest(key, known)}` : '';
    const sentence = `${unknown} that the site does not know: remove it${other}.`;
    return { path: [...path, key], sentence };
  });
}

/** Whether a field of a group is missing because the editor gave it another name, which is reported, too. */
export function isConsequence(issue: z.core.$ZodIssue, all: z.core.$ZodIssue[]): boolean {
  const group = issue.path.slice(0, -1);
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return all.some(
    ({ code, path }) =>
      isMissing && group.length && code === 'unrecognized_keys' && path.join() === group.join(),
  );
}

/** The mistakes of the one group that knows the most fields, or else a misspelled field. */
function groupMeant(errors: z.core.$ZodIssue[][], options: z.core.$ZodType[]) {
  const groups = errors
    .map((issues, index) => ({ issues, option: options[index]! }))
    .map((group) => ({ ...group, unknown: Math.max(...group.issues.map(countUnknown)) }))
    .toSorted((a, b) => a.unknown - b.unknown);
  if (groups[0]!.unknown < (groups[1]?.unknown ?? Infinity)) return groups[0];
  const isUnknown = (issue: z.core.$ZodIssue) => issue.code === 'unrecognized_keys';
  const [key = ''] = errors.flat().find(isUnknown)?.keys ?? [];
  const others = options.flatMap(fieldsOf).filter((field) => field !== key);
  const meant = misspelled(key, others, key.length / 3);
  const group = groups.find(({ option }) => meant && fieldsOf(option).includes(meant));
  return group && { ...group, issues: group.issues.filter(isUnknown) };
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

function printed(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What is wrong with the value of one field, as the end of a sentence. */
function complaint(issue: z.core.$ZodIssue, parts: z.core.$ZodType[]): string {
  switch (issue.code) {
    case 'invalid_type': {
      const [example] = parts
        .flatMap(optionsOf)
        .flatMap((part) => z.globalRegistry.get(part)?.example ?? []);
      const like = example ? `, like '${String(example)}'` : '';
      return unexpected(issue.input, (shapes[issue.expected] ?? issue.expected) + like);
    }
    case 'invalid_value':
      return unexpected(issue.input, issue.values.map(printed).join(' or '));
    case 'invalid_union':
      return unexpected(issue.input, issue.message);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue, parts.some(isOptional));
    default:
      if (issue.input === undefined) return `${issue.message}.`;
      return `${issue.message} (it is ${printed(issue.input)}).`;
  }
}

function unexpected(input: unknown, expected: string): string {
  return input === undefined
    ? `is missing: write ${expected}.`
    : `must be ${expected}, but it is ${printed(input)}.`;
}

/** A text is empty or too long, a list too short or too long, or a number too small or too large. */
function outOfBounds(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  isOptional: boolean,
): string {
  const isTooSmall = issue.code === 'too_small';
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (isTooSmall)
      return `must not be empty${isOptional ? ': write words, or delete this line' : ''}.`;
    return `is longer than ${limit} characters (it has ${String(issue.input).length}): shorten it.`;
  }
  const bound = isTooSmall ? (issue.inclusive ? 'at least' : 'more than') : 'at most';
  if (issue.origin !== 'array')
    return `must be ${bound} ${limit}, but it is ${printed(issue.input)}.`;
  const count = (issue.input as unknown[]).length || 'none';
  return `must have ${bound} ${counted(limit, 'item')}, but it has ${count}.`;
}
