/** A text or number somewhere in content. */
interface Leaf<Value> {
  path: PropertyKey[];
  /** The name of the field that it stands in, also where that is a list. */
  field: string;
  value: Value;
}

/** Every text and number in a value, or only those of one type, with their paths. */
export function leaves<Value extends string | number>(
  root: unknown,
  ...types: ('string' | 'number')[]
): Leaf<Value>[] {
  const found: Leaf<Value>[] = [];
  const wanted: string[] = types.length ? types : ['string', 'number'];
  const visit = (part: unknown, path: PropertyKey[], field: string): void => {
    if (Array.isArray(part)) {
      part.forEach((item, index) => visit(item, [...path, index], field));
    } else if (part && typeof part === 'object') {
      for (const [key, item] of Object.entries(part)) visit(item, [...path, key], key);
    } else if (wanted.includes(typeof part)) {
      found.push({ path, field, value: part as Value });
    }
  };
  visit(root, [], '');
  return found;
}
