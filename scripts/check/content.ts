import { dayAt } from '../../content/schema/dates';
import { hasSchema } from '../../content/schema/define';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import colorsSchema from '../../content/schema/colors';
import photosSchema from '../../content/schema/photos';
import { readPhotos } from '../pictures/read-photos';
import type { Environment } from '../system/command';
import { neededModules, type ContentModules } from './content-modules';
import { wrongDrawings } from './drawings';
import { diagnose } from './syntax';
import { loadContent } from './load';
import { pricesOfAnotherYear } from './new-year';
import { wrongPublicFiles } from './public-files';
import { foreignSchemas, inventedFacts, mistakes } from './rules';
import { leftOfSample } from './sample';
import { lineOf, readSources, type Source } from './source';
import { publishedLeaves } from './published';
import { warnings } from './warnings';
import { wrongPages } from './wrong-pages';

/**
 * Checks the content in steps: every file exists and can be read, every value fits its schema, values fit together,
 * pages render. Reports only the first failing step, because later ones would report its consequences.
 *
 * @param root the folder that holds `content/` and `public/`
 * @param environment the site's settings
 * @returns the diagnostics, whether a failing step hid later ones, every readable photo, and the colors if they have
 *   no mistake
 */
export async function checkContent(root: string, environment: Environment) {
  const sources = readSources(root);
  const { content, diagnostics } = await loadContent(root, sources);
  const rows = hasSchema(photosSchema, content.photos) ? content.photos : {};
  const pictures = await readPhotos(rows, root);
  const { photos } = pictures;
  const colors = hasSchema(colorsSchema, content.colors) ? content.colors : undefined;
  const result = (found: Diagnostic[], isPartial: boolean) => ({
    diagnostics: found.map((each) => located(each, sources)),
    isPartial,
    photos,
    colors,
  });

  const unreadable = [...missingModules(sources), ...diagnose(root, sources)];
  const unfit = [unreadable, diagnostics, foreignSchemas(content)].find(({ length }) => length);
  if (unfit) return result(unfit, true);

  // Every module exists and has its schema.
  const modules = content as ContentModules;
  const shown = publishedLeaves(modules);
  const contradictions = mistakes(modules, shown, sources);
  if (contradictions.length) return result(contradictions, true);

  const today = environment.SITE_DAY || dayAt(new Date(), modules.school.timeZone);
  const school = {
    root,
    content: modules,
    photos,
    environment: { ...environment, SITE_DAY: today },
  };
  const found = [
    ...inventedFacts(modules, environment),
    ...pricesOfAnotherYear(modules, shown, sources, today),
    ...warnings(modules, shown, today, photos),
    ...pictures.diagnostics,
    ...wrongDrawings(root, shown),
    ...(await wrongPages(school, shown)),
    ...wrongPublicFiles(root, modules.pages.rows),
    ...leftOfSample(modules, shown, sources, root),
  ];
  return result(found, false);
}

function located(diagnostic: Diagnostic, sources: Source[]): Diagnostic {
  const source = sources.find(({ file }) => file === diagnostic.file);
  const { path } = diagnostic;
  return source && path ? { ...diagnostic, line: lineOf(source, path) } : diagnostic;
}

function missingModules(sources: Source[]): Diagnostic[] {
  const files = sources.map(({ file }) => file);
  return neededModules
    .map((name) => `content/${name}.ts`)
    .filter((file) => !files.includes(file))
    .map((file) => ({ file, message: 'the site needs this file: put it back.' }));
}
