import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** One element of a page, and where it stands in the page's source. */
export interface PageElement {
  name: string;
  attributes: Record<string, string | undefined>;
  /** The text directly inside, as a browser reads it: what a script or a style says. */
  text: string;
  /** From the first character of its start tag … */
  start: number;
  /** … and to behind its end tag, if it has one. */
  end: number;
}

/**
 * Reads all elements of a page, in the order of their start tags; what stands in `<noscript>` counts,
 * for some visitors get to see it.
 */
export function readElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const described = describe(child);
      if (described) elements.push(described);
      visit(child);
      if ('content' in child) visit(child.content);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return elements;
}

/** Elements that a browser would add by itself (a missing `<tbody>`) have no place in the source. */
function describe(element: DefaultTreeAdapterTypes.Element): PageElement | undefined {
  const place = element.sourceCodeLocation;
  if (!place) return undefined;
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    start: place.startOffset,
    end: place.endOffset,
  };
}

/** A change to a page's source: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Changes a source in the given places and nowhere else.
 *
 * @throws Error if two of them overlap
 */
export function applyEdits(source: string, edits: Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < position) throw new Error(`it would be changed twice at character ${start}`);
    result += source.slice(position, start) + text;
    position = end;
  }
  return result + source.slice(position);
}
