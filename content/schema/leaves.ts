/** A text or number somewhere in content. */
export interface Leaf<Value> {
  path: PropertyKey[];
  /** The name of its field, also if it is an item of a list in that field. */
  field: string;
  value: Value;
}

/** Every text and number in a value, or only those of one type. */
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

/** The targets of the `[links](…)` in a text, and the whole text if its field is called `href`. */
export function hrefsIn({ field, value }: Pick<Leaf<string>, 'field' | 'value'>): string[] {
  const links = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);
  return field === 'href' ? [...links, value] : links;
}
