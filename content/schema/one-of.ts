import { z } from 'zod';

/**
 * A group of one of several kinds. Its first field names the kind: `{ list: … }`, `{ people: … }`. An editor may write
 * the fields in any order, because zod returns them in the order of the schema. One option may be text.
 */
export function oneOf<Options extends z.ZodType[]>(...options: Options) {
  const names = options.flatMap((option) =>
    option instanceof z.ZodObject ? Object.keys(option.shape)[0]! : [],
  );
  return z.union(options, `a group with one of these fields (${names.join(', ')})`);
}

/** The kind of such a value: the name of its first field, or `paragraph` for text. */
export const kindOf = (value: string | object) =>
  typeof value === 'string' ? 'paragraph' : Object.keys(value)[0]!;
