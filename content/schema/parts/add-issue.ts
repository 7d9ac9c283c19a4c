import type { z } from 'zod';

/** Reports a mistake to zod. The message completes a sentence that begins with the field's name. */
export function addIssue(
  context: Pick<z.RefinementCtx, 'addIssue'>,
  message: string,
  input: unknown,
  path: PropertyKey[] = [],
) {
  context.addIssue({ code: 'custom', path, message, input });
}

/** Turns a function that returns what's wrong with a text into a zod check. */
export const checkWith =
  (mistakeIn: (value: string) => string | undefined) =>
  (value: string, context: z.RefinementCtx<string>) => {
    const message = mistakeIn(value);
    if (message) addIssue(context, message, value);
  };

/** Checks that no two rows of a list have the same value in a field. */
export function unique<Row>(field: keyof Row & string) {
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    rows.forEach((row, index) => {
      const first = rows.findIndex((each) => each[field] === row[field]);
      if (row[field] === undefined || first === index) return;
      const message = `is already the ${field} of item ${first + 1}. Give each item its own, or remove one of the two.`;
      addIssue(context, message, row[field], [index, field]);
    });
  };
}
