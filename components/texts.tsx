import type { ReactNode } from 'react';
import { withBasePath } from './with-base-path';

/**
 * Text from content. `[visible words](/page)` becomes a link. Words with a hyphen, and links that call a number,
 * stay on one line if they fit.
 */
export function withLinks(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, index, groups } of text.matchAll(link)) {
    const { words, href = '', marks } = groups ?? {};
    nodes.push(
      withUnbrokenWords(text.slice(end, index)),
      <span key={index} className={href.startsWith('tel:') ? 'inline-block' : undefined}>
        <a href={withBasePath(href)}>{words}</a>
        {marks}
      </span>,
    );
    end = index + match.length;
  }
  return [...nodes, withUnbrokenWords(text.slice(end))];
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

const telephone = String.raw`[+(]?\d[\d ().-]{5,}\d(?: (?:ext\.?|x) ?\d+)?`;

/**
 * Words with a hyphen or a dash, such as `8:00am-4:30pm`, `Mon-Fri` and `five-year-olds`; telephone numbers; “A” or
 * “I” at the start of a sentence with the next word, so that no line ends with it. A match includes the
 * punctuation beside it, because a line may break between an inline block and a comma.
 */
const compound = new RegExp(
  String.raw`([^\s–-]*[\p{L}\d.][-–][\p{L}\d]\S*|(?<=[.!?] )[AI] \S+|${telephone}[.,;:!?)”]*)`,
  'u',
);

/**
 * Text whose compound words stay on one line if they fit; or, if it has Arabic or Hebrew letters or no letters
 * at all, its street addresses, prices and telephone numbers, whose parts would change places on a page
 * from right to left (writing-systems.css).
 */
export function withUnbrokenWords(text: string): ReactNode {
  const whole = /[\u0590-\u08ff]|^\P{L}*$/u.test(text) ? leftToRight : compound;
  // Each pattern is one group, so that every second part is a match.
  return text.split(whole).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const leftToRight = new RegExp(
  String.raw`(\d[\d½-]* \p{Lu}[\p{Script=Latin}\d’., -]*[\p{Script=Latin}\d]|\$\d+(?:[.,]\d+)*|${telephone})`,
  'u',
);
