// Warns of texts in single brackets, `[An answer]`, but not of `[sic]` in a sentence.
import { warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import { writtenText } from '../../school/source';

export function singleBrackets({ leaves, sources }: School): Diagnostic[] {
  return leaves.flatMap(({ path }) => {
    const text = writtenText(sources, path) ?? '';
    if (!/^\[[^[\]]+\]$/.test(text)) return [];
    const message = `the page shows the brackets of ${text}. Take them away, or write two on each side of a blank.`;
    return warningAt(path, message);
  });
}
