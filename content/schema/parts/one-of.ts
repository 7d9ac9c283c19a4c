import { z } from 'zod';

/**
 * A group of one of several kinds, named by its first field: `{ list: … }`, `{ people: … }`. Editors can write fields
 * in any order, because zod returns them in the schema's order. One option may be text.
 */
export function oneOf<Options extends z.ZodType[]>(...options: Options) {
  const names = options.flatMap((option) =>
    option instanceof z.ZodObject ? Object.keys(option.shape)[0]! : [],
  );
  return z.union(options, `a group with one of these fields (${names.join(', ')})`);
}

/** The kind of a value: the name of its first field, or `paragraph` for text. */
export const kindOf = (value: string | object) =>
  typeof value === 'string' ? 'paragraph' : Object.keys(value)[0]!;
