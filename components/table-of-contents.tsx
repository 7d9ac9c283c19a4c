import type { ReactNode } from 'react';
import type { Sections } from '@/content/schema/parts/sections';
import { css } from './css';
import { Icon } from './icon';
import { SectionHeading } from './section';

/** The button on tablets. */
const bar =
  'tablet:min-h-13.25 tablet:w-full tablet:justify-between tablet:border-t tablet:border-line tablet:bg-paper tablet:px-8';

/**
 * The table of contents of a long page. It stays in view beside the text. On small screens, a button opens the list as
 * a popover. On phones, the button is on the shelf (site-header.css). On tablets, it's a bar at the bottom, which scrolls
 * away at the end of the text.
 */
export function TableOfContents(props: { title: string; sections: Sections; children: ReactNode }) {
  const { title, sections, children } = props;
  return (
    <div className="page-width flex flex-col gap-x-12 gap-y-10 py-12 lg:grid lg:grid-cols-[19rem_1fr] lg:py-20 print:block">
      <style href="contents" precedence="page">
        {rules}
      </style>
      <nav
        id="contents"
        aria-labelledby="contents-title"
        className="shelf-start group tablet:sticky tablet:bottom-0 tablet:z-1 tablet:order-last tablet:-mx-8 lg:sticky lg:top-28 lg:self-start"
      >
        <div className="mb-3 max-lg:hidden">
          <SectionHeading id="contents-title" size="small">
            {title}
          </SectionHeading>
        </div>
        <button
          type="button"
          popoverTarget="contents-list"
          className={`flex min-h-11 min-w-11 items-center justify-center gap-3 font-medium lg:hidden ${bar}`}
        >
          <span className="md:hidden">
            <Icon name="contents" />
          </span>
          <span className="on-shelf:sr-only">{title}</span>
          <span className="rotate-180 group-has-[:popover-open]:rotate-0 max-md:hidden">
            <Icon name="chevron" small />
          </span>
        </button>
        <ul
          id="contents-list"
          popover="auto"
          className="w-auto border-line bg-paper max-lg:max-h-[60dvh] max-lg:border-t max-lg:p-5 lg:static lg:block lg:overflow-visible lg:border-s"
        >
          {sections.map((section, index) => (
            <li key={index}>
              <a
                href={`#${section.id}`}
                className="-ms-px flex min-h-11 items-center border-s-3 border-transparent py-1 ps-4 text-ink no-underline hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/**
 * `:target-current` selects the link to the section in view. These rules aren't in a style sheet, because the build's
 * CSS parser warns about that selector, and because other pages don't need them.
 */
const rules = css`
  #contents {
    scroll-target-group: auto;
  }
  #contents a:target-current {
    border-color: var(--accent);
    font-weight: 600;
  }
  /* The list opens above the bar, even when the bar scrolls up with the end of the text. */
  @media (width < 64rem) {
    #contents-list {
      inset: auto 0 3.25rem;
      position-anchor: auto;
      bottom: anchor(top);
    }
  }
  /* On phones, it opens above the shelf, or at the bottom if the shelf is in the header. */
  @media (width < 48rem) {
    #contents-list {
      bottom: var(--shelf);
    }
  }
`;
