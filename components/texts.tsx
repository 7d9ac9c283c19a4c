import { Fragment, type ReactNode } from 'react';
import { withBasePath } from './with-base-path';

/**
 * Text from content. `[visible words](/page)` becomes a link. Ranges, the parts of a sum, and links that
 * call a number stay on one line if they fit.
 */
export function withLinks(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, index, groups } of text.matchAll(link)) {
    const { words, href = '', marks } = groups ?? {};
    nodes.push(
      withUnbrokenParts(text.slice(end, index)),
      <span key={index} className={href.startsWith('tel:') ? 'inline-block' : undefined}>
        <a href={withBasePath(href)}>{words}</a>
        {marks}
      </span>,
    );
    end = index + match.length;
  }
  return [...nodes, withUnbrokenParts(text.slice(end))];
}

/** A link and the punctuation after it, which must not begin a line. */
const link = /\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)(?<marks>[.,;:!?)”]*)/g;

/** Paragraphs of text from content, with their classes. */
export function paragraphsOf(texts: string[], look: string): ReactNode {
  return texts.map((text) => (
    <p key={text} className={look}>
      {withLinks(text)}
    </p>
  ));
}

/**
 * Text with ranges of days, hours or school years: `8:00am-4:30pm`, `Mon-Fri` and `2024-2025` do not
 * break at the hyphen. If there is room, hours up to a semicolon also stay on one line, and so does each
 * of two full dates with a dash between them.
 */
export function withUnbrokenRanges(text: string): ReactNode {
  const parts = text.split(/(?<=\d[^\s;]*;)\s|(?<=\s–)\s(?=[A-Z])/);
  if (parts.length === 1) return withUnbrokenParts(text);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{withUnbrokenParts(part)}</span>
    </Fragment>
  ));
}

const telephone = String.raw`[+(]?\d[\d ().-]{5,}\d(?: (?:ext\.?|x) ?\d+)?`;
const time = String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.? ?m\b\.?)?|noon|midnight)`;

/**
 * Two times, two years, or two short names of days, with a hyphen or a dash between them; a time with a
 * space in it; a telephone number; a word of three or more parts, such as “five-year-olds”; numbers in parentheses, such as the parts of a sum; a word after a short
 * prefix, such as “non-refundable”; a one-letter word at the start of a sentence and the next word. A match
 * includes the punctuation beside it, because a line may break between an inline block and a comma.
 */
const range = new RegExp(
  String.raw`(\(?(?:${time} ?[-–—] ?${time}(?![\w-])|\b\d{1,2}(?::\d\d)? [ap]\. ?m\.|\b\d{4}[-–]\d{4}\b` +
    String.raw`|\b[A-Z][a-z]{1,3}[-–][A-Z][a-z]{1,3}\b|(?<=\()[^()A-Za-z]{3,24}(?=\))` +
    String.raw`|\p{L}{1,9}(?:-\p{L}{1,9}){2,}|\b[a-z]{1,3}-[a-z]{3,12}\b|(?<=[.!?] )[AI] [\w’]{1,12}|${telephone})[.,;:!?)”]*)`,
  'u',
);

/**
 * Text with ranges, or, if it has Arabic or Hebrew letters or no letters at all, with street addresses, prices
 * and telephone numbers, whose parts would change places on a page from right to left (writing-systems.css).
 */
function withUnbrokenParts(text: string): ReactNode {
  return unbroken(text, /[\u0590-\u08ff]|^\P{L}*$/u.test(text) ? leftToRight : range);
}

const leftToRight = new RegExp(
  String.raw`(\d[\d½-]* \p{Lu}[\p{Script=Latin}\d’., -]*[\p{Script=Latin}\d]|\$\d+(?:[.,]\d+)*|${telephone})`,
  'u',
);

/**
 * Text with parts that stay on one line if they fit.
 *
 * @param parts a pattern with one group around the whole match, so that every second item of split()
 *   is a match
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
