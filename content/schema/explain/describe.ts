import type { z } from 'zod';
import { fieldName, type Diagnostic } from './diagnostic';
import { correctionOf } from './spelling';
import { fieldsOf, optionsOf, schemasAt } from './inspect-schema';

export type Mistake = Pick<Diagnostic, 'path' | 'message'>;

/**
 * Turns zod's issues into sentences that name the field, the expected value and the actual one. Needs zod's
 * `reportInput`.
 *
 * @param schema the schema that reported the issues
 * @param above the path of its value in the module
 */
export function describe(
  issues: z.core.$ZodIssue[],
  schema: z.core.$ZodType,
  above: PropertyKey[] = [],
): Mistake[] {
  return issues
    .filter((issue) => !isConsequence(issue, issues))
    .flatMap((issue) => describeOne(issue, schema, above));
}

function describeOne(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
  above: PropertyKey[],
): Mistake[] {
  const path = [...above, ...issue.path];
  const schemas = issue.path.reduce(schemasAt, [schema]);
  const options = schemas.flatMap(optionsOf);
  const hint = [...schemas, ...options]
    .map((each) => (each as z.ZodType).meta()?.hint)
    .find(Boolean);
  if (issue.code === 'unrecognized_keys') return unknownFields(issue, options, path);
  if (issue.code === 'invalid_key')
    return [{ path, message: `the name ${nameOf(path)} ${issue.issues[0]!.message}.` }];
  if (issue.code === 'invalid_union') {
    const found = mistakesInGroup(issue, options, path, hint);
    if (found) return found;
  }
  const isTextOrMissing =
    issue.code === 'invalid_type' && ['string', 'undefined'].includes(typeof issue.input);
  const message = `${nameOf(path)} ${complaint(issue, options)}`;
  return [{ path, message: hint && isTextOrMissing ? `${message} ${hint}` : message }];
}

const nameOf = (path: PropertyKey[]) => (path.length ? `“${fieldName(path)}”` : 'this file');

function unknownFields(
  { keys, input }: z.core.$ZodIssueUnrecognizedKeys,
  options: z.core.$ZodType[],
  path: PropertyKey[],
): Mistake[] {
  const own = options.filter((option) => hasField(input, firstField(option)));
  const known = (own.length ? own : options).flatMap(fieldsOf);
  const unused = known.filter((each) => !hasField(input, each));
  return keys.map((key) => {
    const place = path.length ? `${nameOf(path)} has` : 'there is';
    const other = correctionOf(key, unused);
    const remedy = other ? `, or write “${other}”` : `. It can have ${known.join(', ')}`;
    const message = `${place} a field called “${key}” that the site does not know: remove it${remedy}.`;
    return { path: [...path, key], message };
  });
}

/** The mistakes in a group that fits no option. Undefined if no field, even a misspelled one, names its kind. */
function mistakesInGroup(
  { input, errors }: z.core.$ZodIssueInvalidUnion,
  options: z.core.$ZodType[],
  path: PropertyKey[],
  hint: unknown,
): Mistake[] | undefined {
  const kinds = options.map(firstField);
  const [one, other] = kinds.filter((kind) => hasField(input, kind));
  if (one && other) {
    const remedy = hint ? `. ${hint}` : ', or write a group for each.';
    const message = `${nameOf(path)} has both “${one}” and “${other}”: keep one of them${remedy}`;
    return [{ path: [...path, other], message }];
  }
  if (one) {
    const index = kinds.indexOf(one);
    return describe(errors[index]!, options[index]!, path);
  }
  const [first = ''] = Object.keys(Object(input));
  const kind = correctionOf(first, kinds);
  const message = `${nameOf(path)} begins with “${first}”, which the site does not know: write “${kind}”.`;
  return kind ? [{ path: [...path, first], message }] : undefined;
}

/** Whether a field is missing because the editor misspelled its name, which gets its own message. */
function isConsequence(issue: z.core.$ZodIssue, all: z.core.$ZodIssue[]): boolean {
  if (issue.code !== 'invalid_type' || issue.input !== undefined) return false;
  const group = issue.path.slice(0, -1).join();
  return all.some(({ code, path }) => code === 'unrecognized_keys' && path.join() === group);
}

const hasField = (input: unknown, name: string) => Object.hasOwn(Object(input), name);

/** A group's first field, which names its kind. */
const firstField = (group: z.core.$ZodType) => fieldsOf(group)[0] ?? '';

const expectations: Record<string, string> = {
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

/** What's wrong with a field's value, as the end of a sentence. */
function complaint(issue: z.core.$ZodIssue, options: z.core.$ZodType[]): string {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = expectations[issue.expected] ?? issue.expected;
      const fields = options.flatMap(fieldsOf).join(', ');
      return unexpected(issue.input, fields ? `${expected} (${fields})` : expected);
    }
    case 'invalid_value':
      return unexpected(issue.input, issue.values.map(printed).join(' or '));
    case 'invalid_union':
      return unexpected(issue.input, issue.message);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue);
    default:
      if (issue.input === undefined || issue.message.includes(`“${String(issue.input)}”`))
        return `${issue.message}.`;
      return `${issue.message} (it is ${printed(issue.input)}).`;
  }
}

function unexpected(input: unknown, expected: string): string {
  return input === undefined
    ? `is missing: write ${expected}.`
    : `must be ${expected}, but it is ${printed(input)}.`;
}

/** A text is empty or too long, a list too short or too long, or a number too small or too large. */
function outOfBounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isTooSmall = issue.code === 'too_small';
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (isTooSmall) return 'must not be empty.';
    return `is longer than ${limit} characters (it has ${String(issue.input).length}): shorten it.`;
  }
  const bound = isTooSmall ? 'at least' : 'at most';
  if (issue.origin !== 'array')
    return `must be ${bound} ${limit}, but it is ${printed(issue.input)}.`;
  const count = (issue.input as unknown[]).length || 'none';
  return `must have ${bound} ${limit} ${limit === 1 ? 'item' : 'items'}, but it has ${count}.`;
}
