// Finds ids that a page has more than once.
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import { lineOf } from '../../school/source';
import type { RenderedPage } from '../rendered-pages';

export function duplicateIds({ leaves, sources }: School, pages: RenderedPage[]): Diagnostic[] {
  return pages.flatMap(({ page, elements }) => {
    const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    return [...repeated].flatMap((id) => {
      const message = `${page.path} has the id “${id}” more than once. Choose another id here.`;
      const source = sources.find(({ name }) => name === page.id)!;
      const lines = leaves
        .filter(
          ({ type, value }) => ['anchor', 'pricedProgram'].includes(`${type}`) && value === id,
        )
        .filter(({ path: [module] }) => module === page.id)
        .map(({ path }) => ({ path, line: lineOf(source, path.slice(1)) }))
        .sort((a, b) => a.line - b.line);
      // Components write the other ids.
      if (!lines.length) return { file: `content/${page.id}.ts`, message };
      const [first, ...others] = lines.map(({ path }) => mistakeAt(path, message));
      return others.length ? others : first!;
    });
  });
}
