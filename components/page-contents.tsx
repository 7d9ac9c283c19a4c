import type { ReactNode } from 'react';
import { TextLink } from './text-link';

/** Links to the parts of a long page, below its lead: the page's own parts, then the sections that follow them. */
export function PageContents(props: {
  title: string;
  sections: { id?: string; title?: string }[];
  children: ReactNode;
}) {
  const links = props.sections.flatMap(({ id, title }) => (id && title ? { id, title } : []));
  return (
    <nav aria-labelledby="contents-title" className="page-width pt-6 lg:pt-8 lg:pb-6">
      <p id="contents-title" className="mb-2 text-small text-ink-soft">
        {props.title}
      </p>
      {props.children}
      {links.length > 0 && (
        <ul role="list" className="mt-3 grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap sm:gap-x-8">
          {links.map(({ id, title }, index) => (
            <li key={index}>
              <TextLink href={`#${id}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
