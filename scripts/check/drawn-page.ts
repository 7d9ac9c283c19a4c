import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Page } from '../../content/schema/pages';
import { elementsIn, parsePage, type PageElement } from '../postbuild/page-elements';

/** A rendered page. */
export interface DrawnPage {
  page: Page;
  elements: PageElement[];
}

/** Parses the HTML of a page. */
export const readPage = (page: Page, html: string): DrawnPage => ({
  page,
  elements: elementsIn(parsePage(html)),
});

/** An element's ancestors, the nearest first. */
export function ancestorsOf({ node }: Pick<PageElement, 'node'>): Tree.Element[] {
  const { parentNode: parent } = node;
  return parent && 'tagName' in parent ? [parent, ...ancestorsOf({ node: parent })] : [];
}

/** The text of an element. */
export function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** An excerpt of an element's text, or of its nearest ancestor's: `“Who looks after it”`. */
export function excerpt(element: Pick<PageElement, 'node'>): string {
  const words = [element.node, ...ancestorsOf(element)].map(textOf).find(Boolean) ?? '';
  return `“${words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words}”`;
}
