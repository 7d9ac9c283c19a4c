import type { z } from 'zod';
import { schemaOf } from '@/content/schema/define';
import { schemasAt } from '@/content/schema/explain/inspect-schema';
import type { School } from '../school/load-school';
import { lineTextOf } from '../school/source';

/**
 * What an editor may delete if a text doesn't apply to the school: its line, `“name: …,”` in a line with other fields, or
 * the group around it. Undefined if all of it must stay.
 */
export function deletableAt(fullPath: PropertyKey[], { content, sources }: School) {
  const [module, ...path] = fullPath;
  const value = content[String(module)];
  /** Whether the group or the list around a field or an item fits its schema without it. */
  const canDelete = (part: PropertyKey[]) => {
    const [above, key] = [part.slice(0, -1), part.at(-1)!];
    const parent = above.reduce((group, each) => Object(group)[each], value);
    const rest = Array.isArray(parent)
      ? parent.toSpliced(Number(key), 1)
      : { ...Object(parent), [key]: undefined };
    const schemas = above.reduce(schemasAt, [schemaOf(value)!]);
    return schemas.some((schema) => (schema as z.ZodType).safeParse(rest).success);
  };
  const key = path.at(-1)!;
  if (canDelete(path)) {
    const start = typeof key === 'number' ? '"' : `${String(key)}:`;
    if (lineTextOf(sources, fullPath).startsWith(start)) return 'its line';
    return typeof key === 'number' ? 'it and the comma after it' : `“${start} …,”`;
  }
  const isInGroup = path.some((_, index) => index > 0 && canDelete(path.slice(0, index)));
  return isInGroup ? 'the group { … } that it’s in' : undefined;
}
