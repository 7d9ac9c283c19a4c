import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import { readPage, type DrawnPage } from './drawn-page';
import { pageDrawer } from './page-drawer';
import { isPage } from './published';

/**
 * Renders every published page.
 *
 * @returns the pages, and a diagnostic for each one that throws; rows without content are skipped
 */
export async function drawPages(from: Parameters<typeof pageDrawer>[0]) {
  const draw = pageDrawer(from);
  const drawn: DrawnPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const page of from.content.pages.rows) {
    const { id, path } = page;
    if (!isPage(from.content[id])) continue;
    try {
      drawn.push(readPage(page, await draw(page)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `${path} cannot be drawn: ${reason}. Undo your last change to this page or to the code in app/ and components/.`;
      diagnostics.push({ file: `content/${id}.ts`, message });
    }
  }
  return { drawn, diagnostics };
}
