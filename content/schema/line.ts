import { z } from 'zod';
import { refuse } from './add-issue';
import { unprintable } from './characters';

/** The mark that a fact prints if the school does not have it. */
export const missingFact = (name: string) => `\${no ${name}}`;

/** Any text of one line: printable, never empty, and without an unfilled `${placeholder}`. */
export const line = z
  .string()
  .min(1)
  .superRefine(refuse(unprintable))
  .refine((value) => !/\$\{|[{(]facts\.|\[object /.test(value), {
    // A link that ends in the mark is no second mistake.
    abort: true,
    error: ({ input }) => {
      const [, fact] = /\$\{no (\w+)\}/.exec(String(input)) ?? [];
      return fact
        ? `prints a fact, but the school has no ${fact}: write the sentence without it`
        : 'has a ${…} that is not filled in, or that is a whole group: put back-ticks (`) around the text, and name one fact';
    },
  });
