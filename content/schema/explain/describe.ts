import type { z } from 'zod';
import { blank } from '../parts/blank';
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
  const { hint, example } = Object.assign(
    {},
    ...[...options, ...schemas].map((each) => (each as z.ZodType).meta()),
  );
  if (issue.code === 'unrecognized_keys') return unknownFields(issue, options, path);
  if (issue.code === 'invalid_key')
    return [{ path, message: `${nameOf(path)} ${issue.issues[0]!.message}` }];
  // A value that may be a blank gets the message of its own schema.
  if (issue.code === 'invalid_union' && options.includes(blank))
    return describe(issue.errors[0]!, options[0]!, path);
  if (issue.code === 'invalid_union') {
    const found = mistakesInGroup(issue, options, path, hint);
    if (found) return found;
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const needsHint = isMissing || (issue.code === 'invalid_type' && typeof issue.input === 'string');
  const sentences = [
    `${nameOf(path)} ${complaint(issue, options)}`,
    needsHint && hint,
    isMissing && `Example: ${exampleOf(issue.expected, options, path, example)}`,
  ];
  return [{ path, message: sentences.filter(Boolean).join(' ') }];
}

const nameOf = (path: PropertyKey[]) => (path.length ? `“${fieldName(path)}”` : 'this file');

const unknownField = (key: string, path: PropertyKey[]) =>
  `unknown field “${key}”${path.length ? ` in ${nameOf(path)}` : ''}.`;

function unknownFields(
  { keys, input }: z.core.$ZodIssueUnrecognizedKeys,
  options: z.core.$ZodType[],
  path: PropertyKey[],
): Mistake[] {
  const own = options.filter((option) => hasField(input, firstField(option)));
  const known = (own.length ? own : options).flatMap(fieldsOf);
  const unused = known.filter((each) => !hasField(input, each));
  return keys.map((key) => {
    const other = correctionOf(key, unused);
    const remedy = other
      ? `Did you mean “${other}”?`
      : `Remove it. The known fields are ${known.join(', ')}.`;
    return { path: [...path, key], message: `${unknownField(key, path)} ${remedy}` };
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
    const remedy = hint ?? 'To keep both, write a group for each.';
    const message = `${nameOf(path)} has both “${one}” and “${other}”. Keep one of them. ${remedy}`;
    return [{ path: [...path, other], message }];
  }
  if (one) {
    const index = kinds.indexOf(one);
    return describe(errors[index]!, options[index]!, path);
  }
  const [first = ''] = Object.keys(Object(input));
  const kind = correctionOf(first, kinds);
  const message = `${unknownField(first, path)} Did you mean “${kind}”?`;
  return kind ? [{ path: [...path, first], message }] : undefined;
}

/** Whether a field is missing because the editor misspelled its name, which gets its own message. */
function isConsequence(issue: z.core.$ZodIssue, all: z.core.$ZodIssue[]): boolean {
  const isMissing = ['invalid_type', 'invalid_union'].includes(issue.code);
  if (!isMissing || issue.input !== undefined) return false;
  const group = issue.path.slice(0, -1).join();
  const name = String(issue.path.at(-1));
  return all.some(
    (each) =>
      each.code === 'unrecognized_keys' &&
      each.path.join() === group &&
      each.keys.some((key) => correctionOf(key, [name])),
  );
}

const hasField = (input: unknown, name: string) => Object.hasOwn(Object(input), name);

/** A group's first field, which names its kind. */
const firstField = (group: z.core.$ZodType) => fieldsOf(group)[0] ?? '';

/** What a field of each type must be, and an example of it. */
const types: Record<string, [expected: string, example: string]> = {
  string: ['text in quotation marks', '"Some text"'],
  number: ['a number without quotation marks', '5'],
  int: ['a whole number', '5'],
  boolean: ['true or false', 'true'],
  array: ['a list in square brackets', '[ … ]'],
  tuple: ['a list in square brackets', '[ … ]'],
  object: ['a group of fields in curly brackets', '{ … }'],
  record: ['a group of fields in curly brackets', '{ … }'],
};

/** A field as an editor could write it: `title: "Some text"`, `about: { heading: …, paragraphs: … }`. */
function exampleOf(type: string, options: z.core.$ZodType[], path: PropertyKey[], own?: string) {
  const fields = options.flatMap(fieldsOf).map((name) => `${name}: …`);
  const group = fields.length ? `{ ${fields.join(', ')} }` : undefined;
  const name = path.at(-1);
  const value = own ?? group ?? types[type]?.[1] ?? '…';
  return typeof name === 'string' ? `${name}: ${value}` : value;
}

const choices = new Intl.ListFormat('en-US', { type: 'disjunction' });

function printed(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What's wrong with a field's value. It completes a sentence that begins with the field's name. */
function complaint(issue: z.core.$ZodIssue, options: z.core.$ZodType[]): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'is missing.';
      const [expected] = types[issue.expected] ?? [issue.expected];
      const fields = options.flatMap(fieldsOf).join(', ');
      return unexpected(issue.input, fields ? `${expected} (${fields})` : expected);
    }
    case 'invalid_value':
      return unexpected(issue.input, choices.format(issue.values.map(printed)));
    case 'invalid_union':
      return unexpected(issue.input, issue.message);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue);
    default:
      return withValue(issue.message, issue.input);
  }
}

/** Adds a text or a number to the first sentence of a message: `must be a color, but it is "sage". …` */
function withValue(message: string, input: unknown): string {
  const isShort = typeof input === 'string' || typeof input === 'number';
  if (!isShort || message.includes(`“${input}”`)) return message;
  const addition = message.startsWith('must') ? ', but it is ' : ': ';
  return message.replace(/\.(?= |$)/, () => `${addition}${printed(input)}.`);
}

const unexpected = (input: unknown, expected: string) =>
  input === undefined
    ? `is missing. Write ${expected}.`
    : `must be ${expected}, but it is ${printed(input)}.`;

/** A text is empty or too long, a list too short or too long, or a number too small or too large. */
function outOfBounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isTooSmall = issue.code === 'too_small';
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (isTooSmall) return 'must not be empty.';
    return `has ${String(issue.input).length} characters, but the limit is ${limit}. Shorten it.`;
  }
  const bound = isTooSmall ? 'at least' : 'at most';
  if (issue.origin !== 'array')
    return `must be ${bound} ${limit}, but it is ${printed(issue.input)}.`;
  const count = (issue.input as unknown[]).length || 'none';
  return `must have ${bound} ${limit} ${limit === 1 ? 'item' : 'items'}, but it has ${count}.`;
}
