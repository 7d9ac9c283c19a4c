import type { z } from 'zod';
import { blank } from '../parts/blank';
import { complaint } from './complaint';
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

/** An example of a value of each type. */
const examples: Record<string, string> = {
  string: '"Some text"',
  number: '5',
  int: '5',
  boolean: 'true',
  array: '[ … ]',
  tuple: '[ … ]',
  object: '{ … }',
  record: '{ … }',
};

/** A field as an editor could write it: `title: "Some text"`, `about: { heading: …, paragraphs: … }`. */
function exampleOf(type: string, options: z.core.$ZodType[], path: PropertyKey[], own?: string) {
  const fields = options.flatMap(fieldsOf).map((name) => `${name}: …`);
  const group = fields.length ? `{ ${fields.join(', ')} }` : undefined;
  const name = path.at(-1);
  const value = own ?? group ?? examples[type] ?? '…';
  return typeof name === 'string' ? `${name}: ${value}` : value;
}
