import type { ReactNode } from 'react';

const sizes = {
  title: 'font-display text-title tracking-tight',
  large: 'font-display text-section tracking-tight',
  small: 'font-display text-heading',
};

/** A section's heading. Its id is the section's anchor, and `aria-labelledby` refers to it. */
export function SectionHeading(props: {
  id?: string;
  size?: keyof typeof sizes;
  children: ReactNode;
}) {
  const { id, size = 'large', children } = props;
  return (
    <h2 id={id} className={sizes[size]}>
      {typeof children === 'string' ? withoutWidow(children) : children}
    </h2>
  );
}

/** Keeps the last two words on one line if they fit, so that no word stands alone in the last one. */
function withoutWidow(heading: string): ReactNode {
  const [, start, end] = /^(.* )(\S+ \S+)$/.exec(heading) ?? [];
  if (!start) return heading;
  return (
    <>
      {start}
      <span className="inline-block print:inline">{end}</span>
    </>
  );
}

/** A full-width section with content inside the page's margins. */
export function Section(props: {
  background?: 'sunk';
  /** The heading's id. The heading is `heading` or in `children`. */
  id?: string;
  heading?: string;
  /** Whether it begins right below the page's lead. */
  afterLead?: boolean;
  children: ReactNode;
}) {
  const { background, id, heading, afterLead, children } = props;
  return (
    <section aria-labelledby={id} className={background ? 'bg-sunk' : ''}>
      <div
        className={`page-width pb-14 lg:pb-24 ${afterLead ? 'pt-3' : 'pt-14 lg:pt-24'} ${heading ? 'on-paper-column' : ''}`}
      >
        {heading && (
          <div className="on-paper-margin">
            <SectionHeading id={id}>{heading}</SectionHeading>
          </div>
        )}
        {heading ? <div className="mt-8">{children}</div> : children}
      </div>
    </section>
  );
}

/** A part of a section, with a small heading. */
export function Subsection(props: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={props.id}>
      <SectionHeading id={props.id} size="small">
        {props.heading}
      </SectionHeading>
      {props.children}
    </section>
  );
}
