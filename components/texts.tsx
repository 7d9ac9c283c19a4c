import type { ReactNode } from 'react';
import { withBasePath } from './with-base-path';

/**
 * Text from content. `[visible words](/page)` becomes a link. After a link that opens an e-mail and does not say
 * to whom, the address follows, because some visitors have no mail program.
 */
export function withLinks(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, index, groups } of text.matchAll(link)) {
    const { words = '', href = '' } = groups ?? {};
    nodes.push(
      withUnbrokenWords(text.slice(end, index)),
      <a key={index} href={withBasePath(href)} translate={isAddress(words) ? 'no' : undefined}>
        {withUnbrokenWords(words)}
      </a>,
      hiddenAddress(words, href),
    );
    end = index + match.length;
  }
  return [...nodes, withUnbrokenWords(text.slice(end))];
}

const link = /\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)/g;

/** ` (office@school.example)` for a link to it whose words do not say it; otherwise an empty text. */
export function hiddenAddress(words: string, href: string): string {
  const [, address] = /^mailto:([^?]+)/.exec(href) ?? [];
  return !address || words.includes(address) ? '' : ` (${address})`;
}

/** Paragraphs of text from content, with their classes. */
export function paragraphsOf(texts: string[], look: string): ReactNode {
  return texts.map((text) => (
    <p key={text} className={look}>
      {withLinks(text)}
    </p>
  ));
}

const telephone = String.raw`[+(]?\d[\d ().-]{5,}\d(?: (?:ext\.?|x) ?\d+)?`;

/** Whether words are an e-mail address or a telephone number, which translators must not change. */
export const isAddress = (words: string) => new RegExp(`^(\\S+@\\S+|${telephone})$`).test(words);

/** `8:00am-4:30pm`, `five-year-olds`, telephone numbers. One group, so that every second part of a split is a match. */
const compound = new RegExp(String.raw`([^\s–-]*[\p{L}\d.][-–][\p{L}\d]\S*|${telephone})`, 'u');

/** Street addresses, prices and telephone numbers. */
const leftToRight = new RegExp(
  String.raw`(\d[\d½-]* \p{Lu}[\p{Script=Latin}\d’., -]*[\p{Script=Latin}\d]|\$\d+(?:[.,]\d+)*|${telephone})`,
  'u',
);

/** The spaces in “A child” and “I saw” at the start of a sentence, “Dr. Montessori”, “3 years” and “Bus 7”. */
const unbroken =
  /(?<=[.!?] [AI]|\b(?:Dr|Mrs?|Ms)\.) |(?<=\b\d{1,2}) (?=\p{Ll})|(?<=\p{Lu}\p{Ll}+) (?=\d{1,2}\b)/gu;

/**
 * Text whose compound words stay on one line, if they are short and their size is usual; or, if it has Arabic or Hebrew
 * letters or no letters at all, whose addresses and numbers keep their order on a page from right to left. The
 * elements are inline: translators and screen readers take an inline block for the end of a sentence.
 */
export function withUnbrokenWords(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const isMixed = /[\u0590-\u08ff]|^\P{L}*$/u.test(text);
  const Part = isMixed ? 'bdi' : 'span';
  const parts = text.replace(unbroken, '\u00a0').split(isMixed ? leftToRight : compound);
  return parts.map((part, index) =>
    index % 2 ? (
      <Part key={index} className={part.length > 24 ? undefined : 'min-[18rem]:whitespace-nowrap'}>
        {part}
      </Part>
    ) : (
      part
    ),
  );
}
