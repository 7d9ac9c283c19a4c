import { createElement, Fragment, type ReactNode } from 'react';
import { blankPattern } from '@/content/shared/blank-pattern';
import { linkPattern } from '@/content/shared/link-pattern';
import { TextLink } from './text-link';
import { unbroken } from './unbroken';

/** Matches the links and blanks in a text. */
const markup = new RegExp(`${blankPattern.source}|${linkPattern.source}`, 'g');

/** Renders text with links like `[visible text](/page)` and blanks like `[[Who answers the phone?]]`. */
export function withLinks(text: string, inText: 'inText' | 'inkInText' = 'inText'): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  const isSentence = /[\p{L}\p{N}]/u.test(text.replace(linkPattern, ''));
  for (const { 0: match, index, groups } of text.matchAll(markup)) {
    const { question, label = '', href = '' } = groups ?? {};
    nodes.push(
      unbroken(text.slice(end, index)),
      question ? (
        <Blank key={index}>{question}</Blank>
      ) : (
        <TextLink key={index} href={href} variant={isSentence ? inText : 'accent'}>
          {label}
        </TextLink>
      ),
    );
    end = index + match.length;
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
