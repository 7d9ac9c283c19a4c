import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface PageElement {
  name: string;
  attributes: Record<string, string | undefined>;
  /** The text directly inside it, like the code of a script. */
  text: string;
  /** The node in parse5's tree, for changes. */
  node: Tree.Element;
}

/** Parses a page as a browser without scripts does, including the elements in `<noscript>`. */
export function parsePage(html: string): Tree.Document {
  return parse(html, { scriptingEnabled: false });
}

/** A page's elements, in the order of their start tags. */
export function elementsIn(page: Tree.ParentNode): PageElement[] {
  return page.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const element: PageElement = {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
      node,
    };
    return [element, ...elementsIn(node)];
  });
}
