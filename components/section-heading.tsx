import type { ReactNode } from 'react';

const sizes = {
  large: 'font-display text-section tracking-tight',
  small: 'font-display text-heading',
};

/** The heading of a section. */
export function SectionHeading(props: {
  /** The anchor, which `aria-labelledby` of the section also uses. */
  id?: string;
  size?: keyof typeof sizes;
  children: ReactNode;
}) {
  const { id, size = 'large', children } = props;
  return (
    <h2 id={id} className={sizes[size]}>
      {children}
    </h2>
  );
}
