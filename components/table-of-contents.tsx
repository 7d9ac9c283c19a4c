import type { ReactNode } from 'react';
import { Icon } from './icon';
import { SectionHeading } from './section';

/**
 * The list of a long page's sections, which stays in view beside the text. On small screens, a bar at the
 * bottom of the screen opens the list. The bar scrolls away when the text ends.
 *
 * The list is shown while the empty popover before it is open. Its button, Esc and a tap anywhere else close it,
 * also a tap on a link, because the links are not in the popover (site-header.tsx).
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
        <button
          type="button"
          popoverTarget="contents-list"
          className="flex min-h-13.25 w-full items-center justify-between border-t border-line bg-paper px-5 font-medium text-ink sm:px-8 lg:hidden"
        >
          {title}
          <Icon name="chevron" small />
        </button>
        <span id="contents-list" popover="auto" className="hidden" />
        <ul className="border-line bg-paper max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full max-lg:max-h-[60dvh] max-lg:overflow-y-auto max-lg:border-t max-lg:p-5 lg:border-s">
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
  '@supports selector(:popover-open){@media(width<64rem){' +
  // A tap reaches a link only if the list is there for another moment.
  '.contents-list ul{display:none;transition:display .1s allow-discrete}' +
  '.contents-list :popover-open+ul{display:block}}}';
