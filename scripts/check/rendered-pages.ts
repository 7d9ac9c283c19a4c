import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Page } from '../../content/schema/pages';
import { elementsIn, parsePage, type PageElement } from '../system/page-elements';
import { pageRenderer, type RenderInput } from './page-renderer';

export interface RenderedPage {
  page: Page;
  elements: PageElement[];
}

export const readPage = (page: Page, html: string): RenderedPage => ({
  page,
  elements: elementsIn(parsePage(html)),
});

/** Renders every published page, and reports each one that throws. */
export async function renderPages(input: RenderInput) {
  const render = pageRenderer(input);
  const rendered: RenderedPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const page of input.content.pages.rows) {
    try {
      rendered.push(readPage(page, await render(page)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `${page.path} cannot be rendered: ${reason}. Undo your last change to this page or to the code in app/ and components/.`;
      diagnostics.push({ file: `content/${page.id}.ts`, message });
    }
  }
  return { rendered, diagnostics };
}

/** The text of an element, with spaces between the texts of its children. */
export function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** Quotes the start of an element's text, or of the nearest text around it: `“Who looks after it”`. */
export function excerpt(element: PageElement): string {
  const texts = [element, ...element.around].map(({ node }) => textOf(node));
  const text = texts.find(Boolean) ?? '';
  return text.length > 40 ? `“${text.slice(0, 39).trimEnd()}…”` : `“${text}”`;
}
