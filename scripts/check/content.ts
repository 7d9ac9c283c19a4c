import colorsSchema from '../../content/schema/colors';
import { dayAt } from '../../content/schema/dates';
import { hasSchema } from '../../content/schema/define';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import photosSchema from '../../content/schema/photos';
import { readPhotos } from '../pictures/read-photos';
import type { Environment } from '../system/command';
import { blanks } from './blanks';
import {
  foreignSchemas,
  missingModules,
  publishedLeaves,
  type ContentModules,
} from './content-modules';
import { wrongDrawings } from './drawings';
import { inventedFacts } from './invented-facts';
import { loadContent } from './load';
import { wrongYears } from './new-year';
import { wrongPublicFiles } from './public-files';
import { unknownReferences } from './references';
import type { CheckInput } from './check-input';
import { lineOf, type Source } from './source';
import { diagnose } from './syntax';
import { warnings } from './warnings';
import { wrongPages } from './wrong-pages';

/**
 * Checks the content in steps: every file exists and can be read, every value fits its schema, values fit together,
 * pages render. Reports only the first failing step, because later ones would report its consequences.
 *
 * @param root the folder that holds `content/` and `public/`
 * @returns the diagnostics, every readable photo, and the colors if they have no mistake
 */
export async function checkContent(root: string, environment: Environment) {
  const { sources, content: values, diagnostics: unfit } = await loadContent(root);
  const rows = hasSchema(photosSchema, values.photos) ? values.photos : {};
  const { photos, diagnostics: wrongPhotos } = await readPhotos(rows, root);
  const colors = hasSchema(colorsSchema, values.colors) ? values.colors : undefined;
  const result = (found: Diagnostic[]) => ({
    diagnostics: found.map((each) => withLine(each, sources)),
    photos,
    colors,
  });

  const unreadable = [...missingModules(sources), ...diagnose(root, sources)];
  if (unreadable.length) return result(unreadable);
  if (unfit.length) return result(unfit);
  const foreign = await foreignSchemas(values);
  if (foreign.length) return result(foreign);

  // Every module exists and has its schema.
  const content = values as ContentModules;
  const published = publishedLeaves(content);
  const today = environment.SITE_DAY || dayAt(new Date(), content.school.timeZone);
  const input: CheckInput = { root, content, sources, published, photos, environment, today };
  const unknown = unknownReferences(input);
  if (unknown.length) return result(unknown);

  return result([
    ...inventedFacts(input),
    ...wrongYears(input),
    ...warnings(input),
    ...wrongPhotos,
    ...(await wrongDrawings(input)),
    ...(await wrongPages(input)),
    ...wrongPublicFiles(input),
    ...blanks(input),
  ]);
}

function withLine(diagnostic: Diagnostic, sources: Source[]): Diagnostic {
  const source = sources.find(({ file }) => file === diagnostic.file);
  const { path } = diagnostic;
  return source && path ? { ...diagnostic, line: lineOf(source, path) } : diagnostic;
}
