import { z } from 'zod';

/**
 * One of several groups of fields. The first field of a group names its kind, as in `{ list: … }` and
 * `{ people: … }`: an editor may write the fields in any order, because zod returns them in the schema's.
 * One of the options may be text.
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
