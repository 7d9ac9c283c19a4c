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
import { foreignSchemas, mistakes } from './rules';
import { leftOfSample } from './sample';
import { lineOf, readSources, type Source } from './source';
import { largeFiles } from './large-files';
import { ownFiles } from './own-files';
import { publishedLeaves } from './published';
import { warnings } from './warnings';
import { wrongPages } from './wrong-pages';

/**
 * Checks the content in steps: every file exists and can be read, every value fits its schema, values fit together,
 * pages render. Reports only the first failing step, because later ones would report its consequences.
 *
 * @param root the folder that holds `content/` and `public/`
 * @param now the moment to compare dates and the school year with
 * @param environment the site's settings
 * @returns the diagnostics, whether a failing step hid later ones, every readable photo, and the colors if they have
 *   no mistake
 */
export async function checkContent(root: string, now = new Date(), environment: Environment) {
  const sources = readSources(root);
  const unreadable = [...missingModules(sources), ...diagnose(root, sources)];
  const { content, diagnostics } = await loadContent(root, sources);
  const rows = hasSchema(photosSchema, content.photos) ? content.photos : {};
  const pictures = await readPhotos(rows, root);
  const first = [unreadable, diagnostics, foreignSchemas(content)].find(({ length }) => length);
  const { photos } = pictures;
  const check = async (modules: ContentModules) => {
    const today = dayAt(now, modules.school.timeZone);
    const shown = publishedLeaves(modules);
    return [
      ...mistakes(modules, shown, environment),
      ...pricesOfAnotherYear(modules, shown, sources, today),
      ...warnings(modules, shown, today, photos),
      ...pictures.diagnostics,
      ...wrongDrawings(root, shown),
      ...(await wrongPages({ root, content: modules, photos, environment }, today, shown)),
      ...ownFiles(root, modules),
      ...largeFiles(root),
      ...leftOfSample(modules, sources, root),
    ];
  };
  // From here on, every module exists and has its schema.
  const all = first ?? (await check(content as ContentModules));
  const located = all.map((diagnostic) => {
    const source = sources.find(({ file }) => file === diagnostic.file);
    return source && diagnostic.path
      ? { ...diagnostic, line: lineOf(source, diagnostic.path) }
      : diagnostic;
  });
  const colors = hasSchema(colorsSchema, content.colors) ? content.colors : undefined;
  return { diagnostics: located, isPartial: Boolean(first), photos, colors };
}

function missingModules(sources: Source[]): Diagnostic[] {
  const files = sources.map(({ file }) => file);
  return neededModules
    .map((name) => `content/${name}.ts`)
    .filter((file) => !files.includes(file))
    .map((file) => ({ file, message: 'the site needs this file: put it back.' }));
}
