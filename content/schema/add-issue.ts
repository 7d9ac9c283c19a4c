import type { z } from 'zod';

/**
 * Reports a mistake to zod.
 *
 * @param message the sentence to the editor, without the field's name that begins it
 * @param input the value that is wrong
 * @param path where the value is, below the field
 */
export function addIssue(
  context: Pick<z.RefinementCtx, 'addIssue'>,
  message: string,
  input: unknown,
  path: PropertyKey[] = [],
) {
  context.addIssue({ code: 'custom', path, message, input });
}

/**
 * Checks that no two items of a list have the same value in a field.
 *
 * @param applies which items must differ
 * @param remedy how the sentence to the editor ends
 */
export function unique<Row>(
  field: keyof Row & string,
  applies: (row: Row) => boolean = () => true,
  remedy = 'each needs its own',
) {
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    rows.forEach((row, index) => {
      if (!applies(row)) return;
      const first = rows.findIndex((each) => applies(each) && each[field] === row[field]);
      if (first === index) return;
      const message = `is the ${field} of item ${first + 1} as well: ${remedy}`;
      addIssue(context, message, row[field], [index, field]);
    });
  };
}
