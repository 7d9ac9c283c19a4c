import type { ReactNode } from 'react';
import { Icon } from './icon';
import { SectionHeading } from './section';

/**
 * The list of a long page's sections, which stays in view beside the text. On small screens, a bar at the
 * bottom of the screen opens the list as a popover. The bar scrolls away when the text ends.
 *
 * A link cannot close a popover, and pages have no script. But a browser that goes to an anchor takes the
 * focus off the link, so the styles show an open list only while the focus is in the bar or the list. A
 * click in Safari focuses only elements with a tabindex. The button opens the list, and shows it again
 * if it is open but hidden. Esc and a tap beside the list close it.
 */
export function TableOfContents(props: {
  title: string;
  sections: { id: string; title: string }[];
  children: ReactNode;
}) {
  const { title, sections, children } = props;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-x-12 gap-y-10 px-5 py-12 sm:px-8 lg:grid lg:grid-cols-[19rem_1fr] lg:py-20 print:block">
      <style href="contents" precedence="page">
        {rules}
      </style>
      <nav
        id="contents"
        aria-labelledby="contents-title"
        className="contents-list sticky max-lg:bottom-0 max-lg:z-1 max-lg:order-last max-lg:-mx-5 sm:max-lg:-mx-8 lg:top-28 lg:self-start print:hidden"
      >
        <div className="mb-3 max-lg:hidden">
          <SectionHeading id="contents-title" size="small">
            {title}
          </SectionHeading>
        </div>
        <div className="border-t border-line bg-paper lg:hidden">
          <button
            type="button"
            tabIndex={0}
            popoverTarget="contents-list"
            popoverTargetAction="show"
            className="flex min-h-13 w-full items-center justify-between px-5 font-medium text-ink sm:px-8"
          >
            {title}
            <Icon name="chevron" small />
          </button>
        </div>
        <ul
          id="contents-list"
          tabIndex={-1}
          popover="auto"
          className="w-auto border-line bg-paper max-lg:inset-[auto_0_3.25rem] max-lg:max-h-[60dvh] max-lg:border-t max-lg:p-5 lg:static lg:block lg:overflow-visible lg:border-s"
        >
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/**
 * The rules of the links. Browsers that know `:target-current` mark the section in view. globals.css
 * does not have these, because the build's CSS parser does not know that selector and would warn.
 */
const rules =
  '.contents-list{scroll-target-group:auto}' +
  '.contents-list a{display:flex;align-items:center;min-height:2.75rem;margin-inline-start:-1px;' +
  'border-inline-start:3px solid transparent;padding:.25rem 0;padding-inline-start:1rem;color:var(--ink)}' +
  '.contents-list a:not(:hover){text-decoration:none}' +
  '.contents-list a:target-current{border-color:var(--sage);font-weight:600}' +
  '@media (width<64rem){.contents-list:focus-within :popover-open{transition:none}' +
  // The delay is for Chrome, which takes the focus off the button before it focuses the link.
  '.contents-list:not(:focus-within) :popover-open{visibility:hidden;transition:visibility 0s .1s}' +
  // A tap on the bar passes through the button, and so closes the list.
  '.contents-list:focus-within:has(:popover-open) button{pointer-events:none}}';
