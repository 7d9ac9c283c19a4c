import { z } from 'zod';
import { checkWith } from './checks';
import { unprintable } from './characters';

/** What a missing fact prints, for the check to find on published pages. An unpublished page can't stop a build. */
export const missingFact = (name: string) => `\${no ${name}}`;

export const missingFactPattern = /\$\{no (\w+)\}/;

/** What's wrong with a text that prints a fact's name, an unfilled `${…}` or a whole group. */
function unfilled(value: string): string | undefined {
  const [, name] = /(?:\$?[{([]|\$)\s*facts\.(\w+)/.exec(value) ?? [];
  if (name)
    return `prints the name of a fact instead of its value. Write \${facts.${name}} with these braces, and put backticks (\`) around the text.`;
  // A ${…} other than missingFact's marker, or a whole object.
  if (!/\$\{(?!no \w+\})|\[object Object\]/.test(value)) return undefined;
  return 'has a ${…} that isn’t filled in or names a whole group. Name one fact, and put backticks (`) around the text.';
}

/** Any one-line text: printable, not empty and without an unfilled `${…}`. */
export const singleLine = z
  .string()
  .min(1)
  .superRefine(checkWith(unprintable))
  .superRefine(checkWith(unfilled));
