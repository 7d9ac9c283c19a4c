import { readAddresses } from './addresses';
import { Code } from './code';
import { loadContent, readSources, type Content } from './content';
import type { Finding } from './finding';
import { checkAlternativeText } from './rules/alternative-text';
import { checkLinks } from './rules/links';
import { checkNames } from './rules/names';
import { checkPhotos } from './rules/photos';
import { checkPlaceholders } from './rules/placeholders';
import { checkPrices } from './rules/prices';
import { checkReferences } from './rules/references';
import { checkPricesFor, checkSchoolYear } from './rules/school-year';
import { syntaxFinding } from './syntax';

/** What is wrong with the content, and the content itself where it could be loaded. */
export interface CheckedContent {
  findings: Finding[];
  content?: Content;
}

/**
 * Checks the content in three steps, and stops after the first that finds something, because what
 * the next one says would be a consequence: can it be read, does it fit its shapes, is it true.
 *
 * @param root the folder that holds `content/`; the code is always this project's
 */
export async function checkContent(root: string): Promise<CheckedContent> {
  const sources = readSources(root);
  const unreadable = sources.flatMap(syntaxFinding);
  if (unreadable.length) return { findings: unreadable };

  const code = new Code('.');
  const misnamed = checkNames(sources, code);
  if (misnamed.length) return { findings: misnamed };

  const { content, findings } = await loadContent(root, sources);
  if (findings.length) return { findings };

  const addresses = readAddresses(content, code);
  return {
    content,
    findings: [
      ...checkReferences(content),
      ...checkSchoolYear(content),
      ...checkPricesFor(content),
      ...(await checkPhotos(content)),
      ...checkAlternativeText(content),
      ...checkLinks(content, addresses, code),
      ...checkPrices(content),
      ...checkPlaceholders(content),
    ],
  };
}
