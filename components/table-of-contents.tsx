import type { ReactNode } from 'react';
import { Icon } from './icon';
import { SectionHeading } from './section-heading';

/**
 * The list of a long page's sections, which stays in view beside the text. On small screens a bar at the
 * bottom of the screen opens it as a popover, which needs no script. The bar is inside the text's
 * element, so that it leaves the screen with the text.
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
        <div className="max-lg:hidden">
          <SectionHeading id="contents-title" size="small">
            {title}
          </SectionHeading>
        </div>
        <ul
          id="contents-list"
          popover="auto"
          className="w-auto overflow-auto border-line bg-paper text-ink max-lg:inset-[auto_0_3.25rem] max-lg:max-h-[60dvh] max-lg:border-t max-lg:p-5 lg:static lg:mt-3 lg:block lg:overflow-visible lg:border-l"
        >
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        {children}
        <p className="sticky bottom-0 z-1 -mx-5 mt-10 border-t border-line bg-paper sm:-mx-8 lg:hidden print:hidden">
          <button
            type="button"
            popoverTarget="contents-list"
            className="flex min-h-13 w-full items-center justify-between px-5 font-medium text-ink sm:px-8"
          >
            {title}
            <Icon name="chevron" small />
          </button>
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
  '.contents-list a:target-current{border-color:var(--sage);font-weight:600}';
