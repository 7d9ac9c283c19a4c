import { createElement, Fragment, type ReactNode } from 'react';
import { blankPattern } from '@/content/shared/blank-pattern';
import { linkPattern } from '@/content/shared/link-pattern';
import { unbroken } from './unbroken';
import { withBasePath } from './with-base-path';

/** Matches what a text may contain besides words. */
const markup = new RegExp(`${blankPattern.source}|${linkPattern.source}`, 'g');

/**
 * Renders text with links like `[visible text](/page)` and blanks like `[[Who answers the phone?]]`. After a mailto link comes the address, because some visitors
 * have no mail program.
 */
export function withLinks(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  const isSentence = /[\p{L}\p{N}]/u.test(text.replace(linkPattern, ''));
  for (const { 0: match, index, groups } of text.matchAll(markup)) {
    const { question, label = '', href = '' } = groups ?? {};
    const before = text.slice(end, index);
    end = index + match.length;
    if (question) {
      nodes.push(unbroken(before), <Blank key={index}>{question}</Blank>);
      continue;
    }
    const classes = [href.startsWith('tel:') && 'whitespace-nowrap', !isSentence && touchTarget];
    nodes.push(
      unbroken(before),
      <a
        key={index}
        href={withBasePath(href)}
        {...(isEmailOrPhone(label, href) && verbatim)}
        className={classes.filter(Boolean).join(' ') || undefined}
      >
        {unbroken(label)}
      </a>,
      unbroken(addressAfter(label, href)),
    );
  }
  return createElement(Fragment, null, ...nodes, unbroken(text.slice(end)));
}

/** A question that the school still has to answer. */
function Blank({ children }: { children: string }) {
  return (
    <mark className="box-decoration-clone bg-panel px-1 text-ink underline decoration-line-strong decoration-dashed">
      {children}
    </mark>
  );
}

/** ` (office@school.example)` for a mailto link whose label doesn't contain the address. Otherwise empty. */
export function addressAfter(label: string, href: string): string {
  const [, address] = /^mailto:([^?]+)/.exec(href) ?? [];
  return !address || label.includes(address) ? '' : ` (${address})`;
}

export function paragraphsOf(texts: string[], classes: string): ReactNode {
  return texts.map((text) => (
    <p key={text} className={classes}>
      {withLinks(text)}
    </p>
  ));
}

/** Whether a link's label is the e-mail address or phone number it leads to. */
export const isEmailOrPhone = (label: string, href: string) =>
  href.startsWith(`mailto:${label}`) || (href.startsWith('tel:') && /^[+(\d]/.test(label));

/** Attributes for an address or a number: nothing translates it, and text in Arabic or Hebrew doesn't reorder it. */
export const verbatim = { translate: 'no', dir: 'ltr' } as const;

/** Classes for a link on its own line: at least 44 px wide and high (WCAG 2.5.5). */
export const touchTarget = 'inline-flex min-h-11 min-w-11 items-center';
