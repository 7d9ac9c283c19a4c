import { dayAt } from '../../content/schema/days';
import type { Finding } from '../../content/schema/finding';
import { readDrawings } from '../pictures/drawings';
import type { Environment } from '../system/command';
import { documentFindings } from './documents';
import { missingFiles } from './imports';
import { loadContent } from './load';
import { pageFindings } from './page-rows';
import { photoFindings } from './photo-rows';
import { isComplete, mistakes } from './rules';
import { lineOf, readSources } from './source';
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
 */
export async function checkContent(
  root: string,
  now = new Date(),
  environment: Environment = {},
): Promise<Finding[]> {
  const sources = readSources(root);
  const unreadable = sources.flatMap(syntaxFindings);
  if (unreadable.length) return unreadable;
  const missing = await missingFiles(root, sources);
  if (missing.length) return missing;
  const { content, findings } = await loadContent(root, sources);
  const all = findings.length ? findings : await betweenModules(root, content, now, environment);
  return all.map((finding) => {
    const source = sources.find(({ file }) => file === finding.file);
    return source && finding.path ? { ...finding, line: lineOf(source, finding.path) } : finding;
  });
}

async function betweenModules(
  root: string,
  content: Record<string, unknown>,
  now: Date,
  environment: Environment,
): Promise<Finding[]> {
  // Each module has read its own shape, and `missingFiles` found no gap.
  if (!isComplete(content)) throw new Error('A module of content/ has the shape of another one.');
  const ofPages = pageFindings(root, content);
  if (ofPages.some(({ isWarning }) => !isWarning)) return ofPages;
  const { school } = content;
  return [
    ...mistakes(content, environment),
    ...warnings(content, dayAt(now, school.timeZone)),
    ...ofPages,
    ...(await photoFindings(root, content)),
    ...(await documentFindings(root, content)),
    ...(await publicFileFindings(root, content.pages)),
    ...(await readDrawings(school, root)).findings,
  ];
}
