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
      text.slice(end, index),
      <a
        key={index}
        href={withBasePath(href)}
        {...(isAddress(words) && asAddress)}
        className={href.startsWith('tel:') ? 'whitespace-nowrap' : undefined}
      >
        {words}
      </a>,
      addressAfter(words, href),
    );
    end = index + match.length;
  }
  return [...nodes, text.slice(end)];
}

const link = /\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)/g;

/** ` (office@school.example)` for a link to it whose words do not say it; otherwise an empty text. */
export function addressAfter(words: string, href: string): string {
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

const emailOrTelephone = /^(\S+@\S+|[+(]?\d[\d ().-]{5,}\d( (ext\.?|x) ?\d+)?)$/;

/** Whether words are an e-mail address or a telephone number. */
export const isAddress = (words: string) => emailOrTelephone.test(words);

/** Attributes of an address or a number. Translators leave it alone, and text in Arabic or Hebrew doesn't reorder it. */
export const asAddress = { translate: 'no', dir: 'ltr' } as const;
