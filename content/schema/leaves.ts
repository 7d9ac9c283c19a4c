import { Translated, withTranslations } from './translated';

/** A text or number somewhere in content. */
export interface Leaf<Value> {
  path: PropertyKey[];
  /** The name of its field, also if it is an item of a list in that field. */
  field: string;
  value: Value;
  /** The words in each language, if the text is in the school's own and may have translations. */
  words?: Record<string, string>;
  /** The language of a translation. */
  lang?: string;
}

/** Every text with its translations and every number in a value, or only those of one type. */
export function leaves<Value extends string | number>(
  root: unknown,
  ...types: ('string' | 'number')[]
): Leaf<Value>[] {
  const found: Leaf<Value>[] = [];
  const wanted: string[] = types.length ? types : ['string', 'number'];
  const visit = (value: unknown, leaf: Omit<Leaf<Value>, 'value'>): void => {
    const part = withTranslations(value);
    if (part instanceof Translated) {
      const { en, ...others } = part.words;
      visit(en, { ...leaf, words: part.words });
      for (const [lang, text] of Object.entries(others)) {
        visit(text, { path: [...leaf.path, lang], field: leaf.field, lang });
      }
    } else if (Array.isArray(part)) {
      part.forEach((item, index) => visit(item, { ...leaf, path: [...leaf.path, index] }));
    } else if (part && typeof part === 'object') {
      for (const [key, item] of Object.entries(part)) {
        visit(item, { path: [...leaf.path, key], field: key });
      }
    } else if (wanted.includes(typeof part)) {
      found.push({ ...leaf, value: part as Value });
    }
  };
  visit(root, { path: [], field: '' });
  return found;
}

/** The targets of the `[links](…)` in a text, and the whole text if its field is called `href`. */
export function hrefsIn({ field, value }: Pick<Leaf<string>, 'field' | 'value'>): string[] {
  const links = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);
  return field === 'href' ? [...links, value] : links;
}
