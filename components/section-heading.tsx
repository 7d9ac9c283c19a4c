import type { ReactNode } from 'react';

const sizes = {
  large: 'font-display text-section tracking-tight print:text-heading',
  small: 'font-display text-heading',
};

/** The heading of a part of a page. */
export function SectionHeading({
  id,
  size = 'large',
  children,
}: {
  /** The anchor, by which the part is named, too. */
  id?: string;
  size?: keyof typeof sizes;
  children: ReactNode;
}) {
  return (
    <h2 id={id} className={sizes[size]}>
      {children}
    </h2>
  );
}
