import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** A schema's definition. Zod's types don't say that every schema is one of `$ZodTypes`. */
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The options of a union, or the schema itself, without `optional()`, its default and pipes. */
export function optionsOf(schema: Schema): Schema[] {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault')
    return optionsOf(def.innerType);
  if (def.type === 'pipe') return optionsOf(def.in);
  return def.type === 'union' ? def.options.flatMap(optionsOf) : [schema];
}

/** The schemas of a field or an item: one per schema that has it. */
export function schemasAt(schemas: Schema[], key: PropertyKey): Schema[] {
  return schemas.flatMap(optionsOf).flatMap((schema) => {
    const def = defOf(schema);
    if (def.type === 'object') return def.shape[String(key)] ?? [];
    if (def.type === 'array') return def.element;
    return def.type === 'record' ? def.valueType : [];
  });
}

/** The fields of a group. Empty if the schema isn't a group. */
export function fieldsOf(schema: Schema): string[] {
  const def = defOf(schema);
  return def.type === 'object' ? Object.keys(def.shape) : [];
}
