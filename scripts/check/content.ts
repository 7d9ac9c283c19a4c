import { dayAt } from '../../content/schema/days';
import type { Finding } from '../../content/schema/finding';
import { readDrawings } from '../pictures/drawings';
import type { Environment } from '../system/command';
import { documentFindings } from './documents';
import { missingFiles } from './imports';
import { loadContent } from './load';
import { pageFindings } from './page-rows';
import { readPhotos } from './photo-rows';
import { isComplete, mistakes } from './rules';
import { lineOf, nameOf, readSources } from './source';
import { publicFileFindings } from './public-files';
import { syntaxFindings } from './syntax';
import { warnings } from './warnings';

/**
 * Checks the content in steps: every file can be parsed, every imported file exists, every value fits
 * its shape, the rows of pages are right, and the values fit together. Stops after the first step that
 * finds mistakes, because later steps would only report their consequences.
 *
 * @param root the folder that holds `content/` and `app/`
 * @param now the moment to compare dates and the school year with
 * @param environment the settings of the site
 * @returns what it finds, and the pictures that it reads on the way: what pages need to know about them
 */
export async function checkContent(root: string, now = new Date(), environment: Environment = {}) {
  const sources = readSources(root);
  const modules = sources.map(({ file }) => nameOf(file));
  const unreadable = sources.flatMap((source) => syntaxFindings(source, modules));
  if (unreadable.length) return { findings: unreadable };
  const missing = await missingFiles(root, sources);
  if (missing.length) return { findings: missing };
  const { content, findings } = await loadContent(root, sources);
  const checked = findings.length
    ? { findings }
    : await betweenModules(root, content, now, environment);
  const located = checked.findings.map((finding) => {
    const source = sources.find(({ file }) => file === finding.file);
    return source && finding.path ? { ...finding, line: lineOf(source, finding.path) } : finding;
  });
  return { ...checked, findings: located };
}

async function betweenModules(
  root: string,
  content: Record<string, unknown>,
  now: Date,
  environment: Environment,
) {
  // Each module has read its own shape, and `missingFiles` found no gap.
  if (!isComplete(content)) throw new Error('A module of content/ has the shape of another one.');
  const ofPages = pageFindings(root, content);
  if (ofPages.some(({ isWarning }) => !isWarning)) return { findings: ofPages };
  const { school, contact } = content;
  const photos = await readPhotos(root, content);
  const drawings = await readDrawings(school, contact, root);
  const findings: Finding[] = [
    ...mistakes(content, environment),
    ...warnings(content, dayAt(now, school.timeZone)),
    ...ofPages,
    ...photos.findings,
    ...(await documentFindings(root, content)),
    ...(await publicFileFindings(root, content.pages)),
    ...drawings.findings,
  ];
  return { findings, pictures: { photos: photos.photos, drawings: drawings.drawings } };
}
