import type { z } from 'zod';

/** Adds a mistake: the rest of its sentence, the value that is wrong, and where below the field it is. */
export function refuse(
  context: Pick<z.RefinementCtx, 'addIssue'>,
  message: string,
  input: unknown,
  path: PropertyKey[] = [],
) {
  context.addIssue({ code: 'custom', path, message, input });
}

/** Adds the mistake that a value stands twice in a list, at its second place. */
export function unique<Row>(field: keyof Row & string, counts: (row: Row) => boolean = () => true) {
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    const first = new Map<unknown, number>();
    rows.forEach((row, index) => {
      if (!counts(row)) return;
      const before = first.get(row[field]);
      if (before === undefined) return void first.set(row[field], index);
      const message = `is the ${field} of item ${before + 1} already, and each needs its own`;
      refuse(context, message, row[field], [index, field]);
    });
  };
}
