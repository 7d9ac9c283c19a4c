import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading';
import { withLinks } from './texts';

/** A section as wide as the window, whose content keeps the page's margins. */
export function Section(props: {
  background?: 'sunk';
  /** The id of the heading that names the section: `heading`, or one among its children. */
  id?: string;
  heading?: string;
  /** A sentence or two below the heading. */
  text?: string;
  children: ReactNode;
}) {
  const { background, id, heading, text, children } = props;
  return (
    <section aria-labelledby={id} className={background ? 'bg-sunk' : ''}>
      <div className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-24">
        {heading && <SectionHeading id={id}>{heading}</SectionHeading>}
        {text && <p className="mt-3 max-w-measure">{withLinks(text)}</p>}
        {heading ? <div className="mt-8">{children}</div> : children}
      </div>
    </section>
  );
}
