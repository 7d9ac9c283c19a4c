import type { ReactNode } from 'react';
import { linkForm } from '@/content/shared/link-form';
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
        {...(isEmailOrPhone(words, href) && verbatim)}
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

/** Whether the words of a link are the address or the number that it leads to. */
export const isEmailOrPhone = (words: string, href: string) =>
  href.startsWith(`mailto:${words}`) || (href.startsWith('tel:') && /^[+(\d]/.test(words));

/** Attributes of an address or a number. Translators leave it alone, and text in Arabic or Hebrew doesn't reorder it. */
export const verbatim = { translate: 'no', dir: 'ltr' } as const;

/** Classes of a link on its own line, at least 44 px wide and high (WCAG 2.5.5). */
export const touchTarget = 'inline-flex min-h-11 min-w-11 items-center';
