import type { z } from 'zod';
import { counted } from '../../format/counted';
import { fieldsOf } from './inspect-schema';

/** What a value of each type must be. */
const expectedTypes: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
  record: 'a group of fields in curly brackets',
};

const choices = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What's wrong with a field's value. It completes a sentence that begins with the field's name. */
export function complaint(issue: z.core.$ZodIssue, options: z.core.$ZodType[]): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'is missing.';
      const expected = expectedTypes[issue.expected] ?? issue.expected;
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
  return `must have ${bound} ${counted(limit, 'item')}, but it has ${count}.`;
}

/** A value as the editor wrote it, of at most 60 characters. */
function printed(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
