import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import type { Page } from '@/content/schema/pages';
import { elementsIn, parsePage, type PageElement } from '../html/page-elements';
import type { School } from '../school/load-school';
import { pageRenderer } from './page-renderer';

export interface RenderedPage {
  page: Page;
  elements: PageElement[];
}

/** Renders every published page, and reports each one that throws. */
export async function renderPages(school: School) {
  const { content, environment, today } = school;
  const render = pageRenderer({ ...school, environment: { ...environment, SITE_DAY: today } });
  const pages: RenderedPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const page of content.pages.rows) {
    try {
      pages.push({ page, elements: elementsIn(parsePage(await render(page))) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `${page.path} can’t be rendered: ${reason}. Undo your last change to this page or to the code in app/ and components/.`;
      diagnostics.push({ file: `content/${page.id}.ts`, message });
    }
  }
  return { pages, diagnostics };
}
