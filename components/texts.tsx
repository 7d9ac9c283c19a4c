import { Fragment, type ReactNode } from 'react';
import { withBasePath } from './with-base-path';

/**
 * Text from content. `[visible words](/page)` becomes a link. Ranges, sums and telephone numbers stay
 * on one line where it is long enough.
 */
export function withLinks(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, index, groups } of text.matchAll(link)) {
    const { words, href = '', marks } = groups ?? {};
    nodes.push(
      unbroken(text.slice(end, index), range),
      <span key={index} className={href.startsWith('tel:') ? 'inline-block' : undefined}>
        <a href={withBasePath(href)}>{words}</a>
        {marks}
      </span>,
    );
    end = index + whole.length;
  }
  return [...nodes, unbroken(text.slice(end), range)];
}

/** A link with the marks after it, which a line must not begin with. */
const link = /\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)(?<marks>[.,;:!?)”]*)/g;

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
 * break at the hyphen. If there is room, hours up to a semicolon also stay on one line, and each of two
 * full dates with a dash between them.
 */
export function withUnbrokenRanges(text: string): ReactNode {
  const parts = text.split(/(?<=\d[^\s;]*;)\s|(?<=\s–)\s(?=[A-Z])/);
  if (parts.length === 1) return unbroken(text, range);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{unbroken(part, range)}</span>
    </Fragment>
  ));
}

const time = String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.? ?m\b\.?)?|noon|midnight)`;

/**
 * Two times, two years, or two short names of days, with a hyphen or a dash between them; a time with a
 * space in it; numbers in parentheses, such as the parts of a sum. Marks beside them belong to them,
 * because a line may break between an inline block and a comma.
 */
const range = new RegExp(
  String.raw`(\(?(?:${time} ?[-–—] ?${time}(?![\w-])|\b\d{1,2}(?::\d\d)? [ap]\. ?m\.|\b\d{4}[-–]\d{4}\b` +
    String.raw`|\b[A-Z][a-z]{1,3}[-–][A-Z][a-z]{1,3}\b|(?<=\()[^()A-Za-z]{3,24}(?=\)))[.,;:!?)”]*)`,
);

/**
 * Text with parts that stay on one line where it is long enough.
 *
 * @param parts a pattern with one group around the whole match, so that split() yields the rest of
 *   the text and the matches in turn
 */
export function unbroken(text: string, parts: RegExp): ReactNode {
  return text.split(parts).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
