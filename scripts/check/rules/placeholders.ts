import type { Content } from '../content';
import type { Finding } from '../finding';
import { literals } from '../source';

const unfilled =
  /\b(TODO|TBD|TBA|FIXME|X{3,})\b|\blorem ipsum\b|\[\s?(?:…|\.{3})\s?\]|\?{3,}|\{\{.*?\}\}|\b(?:your|insert) (?:text|name|date|price) here\b/i;

/** No text waits for somebody to finish it. */
export function checkPlaceholders(content: Content): Finding[] {
  return content.modules.flatMap(({ source }) =>
    literals(source).flatMap(({ text, line }) => {
      const [mark] = unfilled.exec(text) ?? [];
      if (!mark) return [];
      const sentence = `“${mark}” stands for words that are still missing: write them, or take the text out.`;
      return [{ file: source.file, line, sentence }];
    }),
  );
}
