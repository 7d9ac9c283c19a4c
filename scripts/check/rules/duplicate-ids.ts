// Finds ids that a page has more than once.
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import type { RenderedPage } from '../rendered-pages';

export function duplicateIds({ leaves }: School, pages: RenderedPage[]): Diagnostic[] {
  return pages.flatMap(({ page, elements }) => {
    const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    return [...repeated].flatMap((id) => {
      const message = `${page.path} has the id “${id}” more than once. Choose another id here.`;
      const paths = leaves
        .filter(({ path: [module], value }) => module === page.id && value === id)
        .filter(({ type }) => type === 'anchor' || type === 'pricedProgram')
        .map(({ path }) => path);
      // Components write the other ids.
      if (!paths.length) return { file: `content/${page.id}.ts`, message };
      const others = paths.length > 1 ? paths.slice(1) : paths;
      return others.map((path) => mistakeAt(path, message));
    });
  });
}
