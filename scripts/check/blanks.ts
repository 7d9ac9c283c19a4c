import { counted } from '../../content/format/counted';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { blankPattern } from '../../content/shared/blank-pattern';
import type { CheckInput } from './check-input';
import { isPublic } from './invented-facts';
import { writtenText } from './source';

/** Finds blanks like `[[Who answers the phone?]]`. On a public site each is a mistake. Elsewhere, warns once per file. */
export function blanks({ published, sources, environment }: CheckInput): Diagnostic[] {
  // Facts that sentences print are found where they are written.
  const found = published.flatMap(({ path }) => {
    const blanksInText = [...(writtenText(sources, path) ?? '').matchAll(blankPattern)];
    return blanksInText.map(([blank]) => at(path, `this is still blank: ${blank}`));
  });
  if (isPublic(environment)) return found;
  return [...new Set(found.map(({ file }) => file))].map((file) => {
    const inFile = found.filter((each) => each.file === file);
    const message = `this file has ${counted(inFile.length, 'blank')} to fill in. The first one is here.`;
    return { ...inFile[0]!, message, severity: 'warning' };
  });
}
