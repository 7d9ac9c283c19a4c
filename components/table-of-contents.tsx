import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading';

/**
 * The list of a long page's sections, which stays in view beside the text. On small screens it is
 * above the text, and a link at the bottom of the screen leads back to it. That link is inside the
 * text's element, so that it never covers the list.
 */
export function TableOfContents(props: {
  title: string;
  sections: { id: string; title: string }[];
  /** The sections themselves. */
  children: ReactNode;
}) {
  const { title, sections, children } = props;
  return (
    <div className="mx-auto grid grid-cols-1 max-w-page gap-x-20 gap-y-10 px-5 py-12 sm:px-8 lg:grid-cols-[17rem_1fr] lg:py-20 print:block">
      <style href="contents" precedence="page">
        {styles}
      </style>
      <nav
        id="contents"
        aria-labelledby="contents-title"
        className="contents-list lg:sticky lg:top-28 lg:self-start"
      >
        <SectionHeading id="contents-title" size="small">
          {title}
        </SectionHeading>
        <ul className="mt-3 border-l border-line">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        {children}
        <p className="pointer-events-none sticky bottom-4 z-1 mt-6 flex justify-end lg:hidden print:hidden">
          <a
            href="#contents"
            className="pointer-events-auto flex min-h-11 items-center rounded-full border border-line-strong bg-raised px-5 font-medium text-ink no-underline lifted"
          >
            {title}
          </a>
        </p>
      </div>
    </div>
  );
}

/**
 * The styles of the links. Browsers that know `:target-current` mark the section being read. Not in
 * globals.css, because the build's CSS parser does not know that selector and would warn.
 */
const styles =
  '.contents-list{scroll-target-group:auto}' +
  '.contents-list a{display:flex;align-items:center;min-height:2.75rem;margin-left:-1px;' +
  'border-left:3px solid transparent;padding:.25rem 0 .25rem 1rem;color:var(--ink)}' +
  '.contents-list a:not(:hover){text-decoration:none}' +
  '.contents-list a:target-current{border-color:var(--sage);font-weight:600}' +
  // Firefox scrolls to a focused link, and would leave the links above it under the header.
  '@supports (-moz-orient:inline){.contents-list a{scroll-margin-top:30rem}}';
