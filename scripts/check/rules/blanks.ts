// Finds blanks like `[[Who answers the phone?]]`. On a public site, each one is a mistake. Elsewhere, each file gets
// one warning with their number.
import { counted } from '../../../content/format/counted';
import { mistakeAt, type Diagnostic } from '../../../content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import { writtenText } from '../../school/source';
import { isPublic } from './example-values';

/** A blank, or what is left of one after somebody deleted some of its brackets. */
const blankPattern = /\[\[.+?\]\]|\[\[\p{L}[^\]]*(\](?!\()|$)|\?\]\]/gu;

export function blanks({ leaves, sources, environment }: School): Diagnostic[] {
  // Look at the text as written, because the blank in a fact belongs to the file that defines the fact.
  const found = leaves.flatMap(({ path }) => {
    const blanksInText = [...(writtenText(sources, path) ?? '').matchAll(blankPattern)];
    return blanksInText.map(([blank]) =>
      mistakeAt(path, `this is still blank: ${blank}. Replace it with your answer.`),
    );
  });
  if (isPublic(environment)) return found;
  return [...new Set(found.map(({ file }) => file))].map((file) => {
    const inFile = found.filter((each) => each.file === file);
    const message = `this file has ${counted(inFile.length, 'blank')} to fill in. The first one is here.`;
    return { ...inFile[0]!, message, severity: 'warning' };
  });
}
