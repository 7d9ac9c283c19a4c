import type { ReactNode } from 'react';
import { linkForm } from '@/content/shared/link-form';
import { touchTarget } from './touch-target';
import { withBasePath } from './with-base-path';

/**
 * Renders text with its links, `[visible words](/page)`. The address follows a link to it, because some visitors have
 * no mail program.
 */
export function withLinks(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  const isSentence = /[\p{L}\p{N}]/u.test(text.replace(linkForm, ''));
  for (const { 0: match, index, groups } of text.matchAll(linkForm)) {
    const { words = '', href = '' } = groups ?? {};
    const classes = [href.startsWith('tel:') && 'whitespace-nowrap', !isSentence && touchTarget];
    nodes.push(
      text.slice(end, index),
      <a
        key={index}
        href={withBasePath(href)}
        {...(isAddress(words) && asAddress)}
        className={classes.filter(Boolean).join(' ') || undefined}
      >
        {words}
      </a>,
      addressAfter(words, href),
    );
    end = index + match.length;
  }
  return [...nodes, text.slice(end)];
}

/** ` (office@school.example)` for a mailto link whose text doesn't contain the address. Otherwise empty. */
export function addressAfter(words: string, href: string): string {
  const [, address] = /^mailto:([^?]+)/.exec(href) ?? [];
  return !address || words.includes(address) ? '' : ` (${address})`;
}

/** Renders paragraphs with their links. */
export function paragraphsOf(texts: string[], classes: string): ReactNode {
  return texts.map((text) => (
    <p key={text} className={classes}>
      {withLinks(text)}
    </p>
  ));
}

/** Whether text is an e-mail address or a telephone number, with ten digits or more, unlike `2024-2025`. */
export const isAddress = (text: string) =>
  /^\S+@\S+$/.test(text) ||
  (/^[+(]?\d[\d ().-]+( (ext\.?|x) ?\d+)?$/.test(text) && text.replace(/\D/g, '').length >= 10);

/** Attributes of an address or a number. Translators leave it alone, and text in Arabic or Hebrew doesn't reorder it. */
export const asAddress = { translate: 'no', dir: 'ltr' } as const;
