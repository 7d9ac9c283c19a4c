/** A text or number somewhere in content. */
export interface Leaf {
  path: PropertyKey[];
  /** The name of its field. An item of a list has the name of the list. */
  field: string;
  value: string;
}

/** Every text, or every number, in a value. */
export function leaves(root: unknown, type: 'string' | 'number' = 'string'): Leaf[] {
  const visit = (part: unknown, path: PropertyKey[], field: string): Leaf[] => {
    if (typeof part === type) return [{ path, field, value: String(part) }];
    if (Array.isArray(part)) {
      return part.flatMap((item, index) => visit(item, [...path, index], field));
    }
    if (typeof part !== 'object') return [];
    return Object.entries(part ?? {}).flatMap(([key, item]) => visit(item, [...path, key], key));
  };
  return visit(root, [], '');
}

/** The targets of the `[links](…)` in a text, and the whole text if its field is `href`. */
export function hrefsIn({ field, value }: Leaf): string[] {
  const links = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);
  return field === 'href' ? [...links, value] : links;
}

/** Whether a text is the key of a photo, judging by its field. */
export const isPhotoKey = ({ field }: Leaf) => field === 'photo' || field === 'evening';
