import { dayAt } from '../../content/schema/days';
import { hasShape } from '../../content/schema/define';
import type { Finding } from '../../content/schema/explain/finding';
import { leaves } from '../../content/schema/walk/leaves';
import photosShape from '../../content/schema/photos';
import { readDrawings } from '../pictures/drawings';
import { readOriginals } from '../pictures/photo-originals';
import type { Environment } from '../system/command';
import { documentFindings } from './documents';
import { diagnose } from './diagnostics';
import { loadContent } from './load';
import { pageFindings } from './page-rows';
import { smallPhotos } from './photo-rows';
import { isComplete, mistakes, shapes } from './rules';
import { lineOf, readSources, type Source } from './source';
import { publicFileFindings } from './public-files';
import { warnings } from './warnings';

/**
 * Checks the content in steps: every file is there and can be read, every value fits its shape, the rows of pages are right, and the values fit together. Reports only the first step that
 * finds mistakes, because later steps would only report their consequences.
 *
 * @param root the folder that holds `content/` and `app/`
 * @param now the moment to compare dates and the school year with
 * @param environment the settings of the site
 * @returns what it finds, and what pages need to know about the pictures, even if there are mistakes
 */
export async function checkContent(root: string, now = new Date(), environment: Environment = {}) {
  const sources = readSources(root);
  const unreadable = [...missingModules(sources), ...diagnose(root, sources)];
  const { content, findings } = await loadContent(root, sources);
  const pictures = await readPictures(root, content);
  const first = [unreadable, findings].find(({ length }) => length);
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

/** The modules that the site needs even if a school has removed every other page. */
const needed = [...Object.keys(shapes), 'colors', 'home', 'site'];

function missingModules(sources: Source[]): Finding[] {
  const files = sources.map(({ file }) => file);
  return needed
    .map((name) => `content/${name}.ts`)
    .filter((file) => !files.includes(file))
    .map((file) => ({ file, sentence: 'the site needs this file: put it back.' }));
}

/** Reads the pictures of those modules that could be loaded. */
async function readPictures(root: string, content: Record<string, unknown>) {
  const { photos } = content;
  return {
    photos: await readOriginals(hasShape(photosShape, photos) ? photos : {}, root),
    drawings: await readDrawings(leaves(content), root),
  };
}

async function betweenModules(
  root: string,
  content: Record<string, unknown>,
  pictures: Awaited<ReturnType<typeof readPictures>>,
  now: Date,
  environment: Environment,
): Promise<Finding[]> {
  // Each module has read its own shape, and `missingModules` found no gap.
  if (!isComplete(content)) throw new Error('A module of content/ has the shape of another one.');
  return [
    ...mistakes(content, environment),
    ...warnings(content, dayAt(now, content.school.timeZone)),
    ...pageFindings(root, content),
    ...pictures.photos.mistakes,
    ...smallPhotos(pictures.photos.photos, content),
    ...(await documentFindings(root, content)),
    ...(await publicFileFindings(root, content.pages.pages)),
    ...pictures.drawings.findings,
  ];
}
