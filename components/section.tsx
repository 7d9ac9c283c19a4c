import type { ReactNode } from 'react';

const grounds = {
  paper: '',
  sunk: 'bg-sunk print:bg-transparent',
  panel: 'bg-panel print:bg-transparent',
};

/** A band across the page with the page's margins, as wide as the page goes. */
export function Section({
  ground = 'paper',
  labelledBy,
  children,
}: {
  ground?: keyof typeof grounds;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={labelledBy} className={grounds[ground]}>
      <div className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-24 print:px-0 print:py-2">
        {children}
      </div>
    </section>
  );
}
