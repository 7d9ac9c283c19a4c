import type { z } from 'zod';

/**
 * Turns a function that returns what's wrong with a text into a zod check. The message completes a sentence that begins
 * with the field's name.
 */
export const checkWith =
  (mistakeIn: (value: string) => string | undefined) =>
  (value: string, context: z.RefinementCtx<string>) => {
    const message = mistakeIn(value);
    if (message) context.addIssue({ code: 'custom', message, input: value });
  };

/** Checks that no two rows of a list have the same value in a field. */
export function unique<Row>(field: keyof Row & string) {
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    rows.forEach((row, index) => {
      const input = row[field];
      const first = rows.findIndex((each) => each[field] === input);
      if (first === index) return;
      const message = `is already the ${field} of item ${first + 1}. Give each item its own, or remove one of the two.`;
      context.addIssue({ code: 'custom', message, input, path: [index, field] });
    });
  };
}
