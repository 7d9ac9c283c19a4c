/** A text or number somewhere in a module's value. */
export interface Leaf<Value> {
  path: PropertyKey[];
  /** The name of the field that it stands in, also where that is a list. */
  field: string;
  value: Value;
}

/** Every text in a value, with its path. */
export function texts(value: unknown): Leaf<string>[] {
  return leaves(value).filter((leaf): leaf is Leaf<string> => typeof leaf.value === 'string');
}

/** Every number in a value, with its path. */
export function numbers(value: unknown): Leaf<number>[] {
  return leaves(value).filter((leaf): leaf is Leaf<number> => typeof leaf.value === 'number');
}

function leaves(value: unknown): Leaf<unknown>[] {
  const found: Leaf<unknown>[] = [];
  const visit = (part: unknown, path: PropertyKey[], field: string): void => {
    if (Array.isArray(part)) {
      part.forEach((item, index) => visit(item, [...path, index], field));
    } else if (part && typeof part === 'object') {
      for (const [key, item] of Object.entries(part)) visit(item, [...path, key], key);
    } else {
      found.push({ path, field, value: part });
    }
  };
  visit(value, [], '');
  return found;
}
