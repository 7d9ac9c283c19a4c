/** A text or number somewhere in content. */
export interface Leaf<Value> {
  path: PropertyKey[];
  /** The name of its field, also if it is an item of a list in that field. */
  field: string;
  value: Value;
}

/** Every text, or every number, in a value. */
export function leaves<Value extends string | number>(
  root: unknown,
  type: 'string' | 'number',
): Leaf<Value>[] {
  const visit = (part: unknown, path: PropertyKey[], field: string): Leaf<Value>[] => {
    if (typeof part === type) return [{ path, field, value: part as Value }];
    if (Array.isArray(part)) {
      return part.flatMap((item, index) => visit(item, [...path, index], field));
    }
    if (typeof part !== 'object') return [];
    return Object.entries(part ?? {}).flatMap(([key, item]) => visit(item, [...path, key], key));
  };
  return visit(root, [], '');
}

/** The targets of the `[links](…)` in a text, and the whole text if its field is called `href`. */
export function hrefsIn({ field, value }: Pick<Leaf<string>, 'field' | 'value'>): string[] {
  const links = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);
  return field === 'href' ? [...links, value] : links;
}
