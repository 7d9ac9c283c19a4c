// Finds ids that a page has more than once.
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import { lineOf } from '../../school/source';
import type { RenderedPage } from '../rendered-pages';

export function duplicateIds({ leaves, sources }: School, pages: RenderedPage[]): Diagnostic[] {
  return pages.flatMap(({ page, elements }) => {
    const source = sources.find(({ name }) => name === page.id)!;
    const lineAt = ([, ...path]: PropertyKey[]) => lineOf(source, path);
    const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    return [...repeated].flatMap((id) => {
      const message = `${page.path} has the id “${id}” more than once. Choose another id here.`;
      const paths = leaves
        .filter(({ type, value }) => /^(anchor|pricedProgram)$/.test(`${type}`) && value === id)
        .map(({ path }) => path)
        .filter(([module]) => module === page.id)
        .sort((a, b) => lineAt(a) - lineAt(b));
      // Components write the other ids.
      if (!paths.length) return { file: source.file, message };
      const others = paths.length > 1 ? paths.slice(1) : paths;
      return others.map((path) => mistakeAt(path, message));
    });
  });
}
