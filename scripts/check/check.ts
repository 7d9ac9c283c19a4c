import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../school/load-school';
import { lineOf } from '../school/source';
import { renderPages, type RenderedPage } from './rendered-pages';
import { blanks } from './rules/blanks';
import { deadLinks } from './rules/dead-links';
import { duplicateIds } from './rules/duplicate-ids';
import { exampleValues } from './rules/example-values';
import { foreignMarkup } from './rules/foreign-markup';
import { largeFiles } from './rules/large-files';
import { newYear } from './rules/new-year';
import { pastEvents } from './rules/past-events';
import { rowsWithoutFile } from './rules/rows-without-file';
import { smallPhotos } from './rules/small-photos';
import { unknownNames } from './rules/unknown-names';
import { unreadFiles } from './rules/unread-files';
import { wrongDrawings } from './rules/wrong-drawings';
import { wrongIcon } from './rules/wrong-icon';
import { wrongPublicFiles } from './rules/wrong-public-files';

type Rule = (school: School, pages: RenderedPage[]) => Diagnostic[] | Promise<Diagnostic[]>;

const rules: Rule[] = [
  // Texts and facts.
  exampleValues,
  blanks,
  foreignMarkup,
  newYear,
  pastEvents,
  // Files.
  unreadFiles,
  wrongPublicFiles,
  largeFiles,
  smallPhotos,
  wrongDrawings,
  wrongIcon,
  // Pages.
  deadLinks,
  duplicateIds,
];

/** Returns everything that's wrong with a school. Each diagnostic about a field has its line. */
export async function check(school: School): Promise<Diagnostic[]> {
  return (await diagnosticsOf(school)).map((diagnostic) => {
    const source = school.sources.find(({ file }) => file === diagnostic.file);
    const { path } = diagnostic;
    return source && path ? { ...diagnostic, line: lineOf(source, path) } : diagnostic;
  });
}

/** Leaves out what would only be a consequence of something else that it found. */
async function diagnosticsOf(school: School): Promise<Diagnostic[]> {
  if (!school.isComplete) return school.diagnostics;
  // These two rules aren't in the list, because what they find replaces what others would.
  const unknown = unknownNames(school);
  const wrongRows = rowsWithoutFile(school);
  // If a row's path is wrong, so is each link to it.
  if (wrongRows.length) return [...unknown, ...wrongRows];
  const { pages, diagnostics } = await renderPages(school);
  const found = await Promise.all(rules.map((rule) => rule(school, pages)));
  // A page with an unknown name may not render.
  return [...school.diagnostics, ...(unknown.length ? unknown : diagnostics), ...found.flat()];
}
