import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Page } from '../../content/schema/pages';
import { elementsIn, parsePage, type PageElement } from '../postbuild/page-elements';
import { pageDrawer, type School } from './page-drawer';

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

/** Renders every published page. Returns the pages, and a diagnostic for each one that throws. */
export async function drawPages(school: School) {
  const draw = pageDrawer(school);
  const drawn: DrawnPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const page of school.content.pages.rows) {
    try {
      drawn.push(readPage(page, await draw(page)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `${page.path} cannot be drawn: ${reason}. Undo your last change to this page or to the code in app/ and components/.`;
      diagnostics.push({ file: `content/${page.id}.ts`, message });
    }
  }
  return { drawn, diagnostics };
}

/** The text of an element. */
export function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** An excerpt of an element's text, or of the nearest one's around it: `“Who looks after it”`. */
export function excerpt(element: PageElement): string {
  const texts = [element, ...element.around].map(({ node }) => textOf(node));
  const words = texts.find(Boolean) ?? '';
  return `“${words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words}”`;
}
