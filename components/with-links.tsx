import { createElement, Fragment, type ReactNode } from 'react';
import { blankPattern } from '@/content/shared/blank-pattern';
import { linkPattern } from '@/content/shared/link-pattern';
import { addressAfter, isEmailOrPhone, verbatim } from './email-or-phone';
import { unbroken } from './unbroken';
import { withBasePath } from './with-base-path';

/** Matches the links and blanks in a text. */
const markup = new RegExp(`${blankPattern.source}|${linkPattern.source}`, 'g');

/**
 * Renders text with links like `[visible text](/page)` and blanks like `[[Who answers the phone?]]`. The address follows
 * a mailto link, because some visitors have no mail program.
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
    const classes = [href.startsWith('tel:') && 'whitespace-nowrap', !isSentence && 'touch-target'];
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

/** Renders each text as a paragraph with links. */
export function paragraphsOf(texts: string[], classes: string): ReactNode {
  return texts.map((text) => (
    <p key={text} className={classes}>
      {withLinks(text)}
    </p>
  ));
}
