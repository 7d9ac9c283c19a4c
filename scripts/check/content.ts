import contactShape from '../../content/schema/contact';
import { dayAt } from '../../content/schema/days';
import { hasShape } from '../../content/schema/define';
import type { Finding } from '../../content/schema/explain/finding';
import photosShape from '../../content/schema/photos';
import schoolShape from '../../content/schema/school';
import { readDrawings } from '../pictures/drawings';
import { readOriginals } from '../pictures/photo-originals';
import type { Environment } from '../system/command';
import { documentFindings } from './documents';
import { missingFiles } from './imports';
import { loadContent } from './load';
import { pageFindings } from './page-rows';
import { smallPhotos } from './photo-rows';
import { isComplete, mistakes } from './rules';
import { lineOf, nameOf, readSources } from './source';
import { publicFileFindings } from './public-files';
import { syntaxFindings } from './syntax';
import { warnings } from './warnings';

/**
 * Checks the content in steps: every file can be parsed, every imported file exists, every value fits
 * its shape, the rows of pages are right, and the values fit together. Reports only the first step that
 * finds mistakes, because later steps would only report their consequences.
 *
 * @param root the folder that holds `content/` and `app/`
 * @param now the moment to compare dates and the school year with
 * @param environment the settings of the site
 * @returns what it finds, and what pages need to know about the pictures, even if there are mistakes
 */
export async function checkContent(root: string, now = new Date(), environment: Environment = {}) {
  const sources = readSources(root);
  const modules = sources.map(({ file }) => nameOf(file));
  const unreadable = sources.flatMap((source) => syntaxFindings(source, modules));
  const missing = unreadable.length ? [] : await missingFiles(root, sources);
  const { content, findings } = await loadContent(root, sources);
  const pictures = await readPictures(root, content);
  const first = [unreadable, missing, findings].find(({ length }) => length);
  const all = first ?? (await betweenModules(root, content, pictures, now, environment));
  const located = all.map((finding) => {
    const source = sources.find(({ file }) => file === finding.file);
    return source && finding.path ? { ...finding, line: lineOf(source, finding.path) } : finding;
  });
  const { photos, drawings } = pictures;
  return {
    findings: located,
    pictures: { photos: photos.photos, drawings: drawings.drawings },
  };
}

/** Reads the pictures of those modules that could be loaded. */
async function readPictures(root: string, { photos, school, contact }: Record<string, unknown>) {
  const rows = hasShape(photosShape, photos) ? photos : {};
  const { associations } = hasShape(schoolShape, school) ? school : { associations: [] };
  const badges = associations.flatMap(({ badge }) => badge ?? []);
  const map = hasShape(contactShape, contact) ? contact.drawing?.file : undefined;
  return {
    photos: await readOriginals(rows, root),
    drawings: await readDrawings(badges, map, root),
  };
}

async function betweenModules(
  root: string,
  content: Record<string, unknown>,
  pictures: Awaited<ReturnType<typeof readPictures>>,
  now: Date,
  environment: Environment,
): Promise<Finding[]> {
  // Each module has read its own shape, and `missingFiles` found no gap.
  if (!isComplete(content)) throw new Error('A module of content/ has the shape of another one.');
  const ofPages = pageFindings(root, content);
  if (ofPages.some(({ isWarning }) => !isWarning)) return ofPages;
  return [
    ...mistakes(content, environment),
    ...warnings(content, dayAt(now, content.school.timeZone)),
    ...ofPages,
    ...pictures.photos.mistakes,
    ...smallPhotos(pictures.photos.photos, content),
    ...(await documentFindings(root, content)),
    ...(await publicFileFindings(root, content.pages)),
    ...pictures.drawings.findings,
  ];
}
