import { Fragment, type ReactNode } from 'react';
import { withBasePath } from './with-base-path';

/** Text from content. `[visible words](/page)` becomes a link. */
export function withLinks(text: string): ReactNode {
  // With two groups in the pattern, split() yields: words, label, href, words, label, …
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.map((part, index) => {
    const href = parts[index + 1];
    if (index % 3 === 0) return part;
    if (index % 3 === 2 || !href) return null;
    return (
      <a
        key={index}
        href={withBasePath(href)}
        // A telephone number does not wrap, unless its extension makes it too long for a phone.
        className={/^tel:.{0,20}$/.test(href) ? 'min-[18rem]:whitespace-nowrap' : undefined}
      >
        {part}
      </a>
    );
  });
}

/** Paragraphs of text from content, all with one look. */
export function paragraphsOf(texts: string[], look: string): ReactNode {
  return texts.map((text) => (
    <p key={text} className={look}>
      {withLinks(text)}
    </p>
  ));
}

/**
 * Text with ranges of days, hours or school years: `8:00am-4:30pm`, `Mon-Fri` and `2024-2025` never
 * break at the hyphen. If there is room, the text between two semicolons also stays on one line, and
 * each of two full dates with a dash between them.
 */
export function withUnbrokenRanges(text: string): ReactNode {
  const parts = text.split(/(?<=;)\s|(?<=\s–)\s(?=[A-Z])/);
  if (parts.length === 1) return unbroken(text, range);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{unbroken(part, range)}</span>
    </Fragment>
  ));
}

/** Two times, two years, or two short names of days, with a hyphen or a dash between them. */
const range =
  /((?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|noon) ?[-–—] ?(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|noon|midnight)(?![\w-])|\b\d{4}[-–]\d{4}\b|\b[A-Z][a-z]{1,3}[-–][A-Z][a-z]{1,3}\b)/;

/**
 * Text with parts that never break between lines.
 *
 * @param parts a pattern with one group around the whole match, so that split() yields the rest of
 *   the text and the matches in turn
 */
export function unbroken(text: string, parts: RegExp): ReactNode {
  return text.split(parts).map((part, index) =>
    index % 2 ? (
      <span key={index} className="min-[18rem]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
