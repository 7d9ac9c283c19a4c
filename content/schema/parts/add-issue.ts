import type { z } from 'zod';

/** Reports a mistake to zod. The message continues the field's name, and `path` leads from the field to the value. */
export function addIssue(
  context: Pick<z.RefinementCtx, 'addIssue'>,
  message: string,
  input: unknown,
  path: PropertyKey[] = [],
) {
  context.addIssue({ code: 'custom', path, message, input });
}

/** Creates a zod check from a function that says what's wrong with a text. */
export const refuse =
  (mistakeIn: (value: string) => string | undefined) =>
  (value: string, context: z.RefinementCtx<string>) => {
    const message = mistakeIn(value);
    if (message) addIssue(context, message, value);
  };

/** Checks that a field's values are unique in a list. */
export function unique<Row>(field: keyof Row & string) {
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    rows.forEach((row, index) => {
      const first = rows.findIndex((each) => each[field] === row[field]);
      if (row[field] === undefined || first === index) return;
      const message = `is the ${field} of item ${first + 1} as well: remove one of the two, or give each its own`;
      addIssue(context, message, row[field], [index, field]);
    });
  };
}
