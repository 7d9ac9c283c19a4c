// Finds ids that a page has more than once.
import { mistakeAt, type Diagnostic } from '../../../content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import type { RenderedPage } from '../rendered-pages';

export function duplicateIds({ leaves }: School, pages: RenderedPage[]): Diagnostic[] {
  return pages.flatMap(({ page, elements }) => {
    const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    return [...repeated].flatMap((id) => {
      const message = `${page.path} has the id “${id}” more than once. Choose another id here.`;
      const locations = leaves.filter(
        ({ type, path, value }) =>
          (type === 'anchor' || type === 'pricedProgram') && path[0] === page.id && value === id,
      );
      // Components write the other ids.
      if (!locations.length) return { file: `content/${page.id}.ts`, message };
      return locations.map(({ path }) => mistakeAt(path, message));
    });
  });
}
