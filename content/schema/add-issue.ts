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
 * Checks that no two items of a list have the same value in a field. Items without a value may repeat. Of an
 * item that is there twice, it reports only the first field.
 *
 * @param fields the field, or several of them
 * @param applies which items must differ
 * @param remedy how the sentence to the editor ends
 */
export function unique<Row>(
  fields: (keyof Row & string) | (keyof Row & string)[],
  applies: (row: Row) => boolean = () => true,
  remedy = 'remove one of the two, or give each its own',
) {
  const all = Array.isArray(fields) ? fields : [fields];
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    const firstWith = (field: keyof Row, row: Row) =>
      rows.findIndex((each) => applies(each) && each[field] === row[field]);
    rows.forEach((row, index) => {
      const isAgain = (each: keyof Row & string) =>
        row[each] !== undefined && applies(row) && firstWith(each, row) !== index;
      const field = all.find(isAgain);
      if (!field) return;
      const first = firstWith(field, row);
      const message = `is the ${field} of item ${first + 1} as well: ${remedy}`;
      addIssue(context, message, row[field], [index, field]);
    });
  };
}
