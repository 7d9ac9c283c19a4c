import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading';

/** A part of a section, with a small heading that also names it for screen readers. */
export function Subsection(props: {
  /** The anchor of the heading. */
  id: string;
  heading: ReactNode;
  children: ReactNode;
}) {
  const { id, heading, children } = props;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} size="small">
        {heading}
      </SectionHeading>
      {children}
    </section>
  );
}
