import type { z } from 'zod';
import { fieldName, type Diagnostic } from './diagnostic';
import { misspelled } from './nearest';
import { fieldsOf, optionsOf, partsOf } from './schema-parts';

export type Mistake = Pick<Diagnostic, 'path' | 'message'>;

/**
 * Turns zod's issues into sentences that name the field, the expected value and the actual one. Zod must report
 * inputs.
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
  const parts = issue.path.reduce(partsOf, [schema]);
  const options = parts.flatMap(optionsOf);
  const hint = [...parts, ...options].map((each) => (each as z.ZodType).meta()?.hint).find(Boolean);
  const field = path.length ? `“${fieldName(path)}”` : 'this file';
  if (issue.code === 'invalid_union') {
    const [one, other] = options.map(firstField).filter((name) => hasField(issue.input, name));
    if (one && other) {
      const remedy = hint ? `. ${hint}` : ', or write a group for each.';
      const message = `${field} has both “${one}” and “${other}”: keep one of them${remedy}`;
      return [{ path: [...path, other], message }];
    }
    // The editor meant the group whose first field is there, because that names the kind.
    const meant = options.findIndex((each) => hasField(issue.input, firstField(each)));
    const option = options[meant];
    if (option) return describe(issue.errors[meant]!, option, path);
    const [first = ''] = Object.keys(Object(issue.input));
    const kind = misspelled(first, options.map(firstField));
    const message = `${field} begins with “${first}”, which the site does not know: write “${kind}”.`;
    if (kind) return [{ path: [...path, first], message }];
  }
  if (issue.code === 'invalid_key') {
    return [{ path, message: `the name ${field} ${issue.issues[0]!.message}.` }];
  }
  if (issue.code !== 'unrecognized_keys') {
    const isTextOrMissing =
      issue.code === 'invalid_type' && ['string', 'undefined'].includes(typeof issue.input);
    return [
      {
        path,
        message: `${field} ${complaint(issue, options)}${hint && isTextOrMissing ? ` ${hint}` : ''}`,
      },
    ];
  }
  const all = options.flatMap(fieldsOf);
  const known = all.filter((each) => !hasField(issue.input, each));
  return issue.keys.map((key) => {
    const unknown = `${path.length ? `${field} has` : 'there is'} a field called “${key}”`;
    const other = misspelled(key, known);
    const remedy = other ? `, or write “${other}”` : `. It can have ${all.join(', ')}`;
    const message = `${unknown} that the site does not know: remove it${remedy}.`;
    return { path: [...path, key], message };
  });
}

/** Whether a field is only missing because the editor misspelled its name, which has its own message. */
function isConsequence(issue: z.core.$ZodIssue, all: z.core.$ZodIssue[]): boolean {
  const group = issue.path.slice(0, -1).join();
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return (
    isMissing && all.some(({ code, path }) => code === 'unrecognized_keys' && path.join() === group)
  );
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

/** What is wrong with the value of one field, as the end of a sentence. */
function complaint(issue: z.core.$ZodIssue, options: z.core.$ZodType[]): string {
  switch (issue.code) {
    case 'invalid_type':
      return unexpected(issue.input, [
        expectations[issue.expected] ?? issue.expected,
        ...options.flatMap(fieldsOf),
      ]);
    case 'invalid_value':
      return unexpected(issue.input, [issue.values.map(printed).join(' or ')]);
    case 'invalid_union':
      return unexpected(issue.input, [issue.message]);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue);
    default:
      if (issue.input === undefined || issue.message.includes(`“${String(issue.input)}”`))
        return `${issue.message}.`;
      return `${issue.message} (it is ${printed(issue.input)}).`;
  }
}

function unexpected(input: unknown, [value, ...fields]: string[]): string {
  const expected = fields.length ? `${value} (${fields.join(', ')})` : value;
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
