import type { ReactNode } from 'react';

/** A picture as wide as the window, and the page's title on a sheet that overlaps it. */
export function Cover({ title, picture }: { title: string; picture: ReactNode }) {
  return (
    <header>
      <div className="print:hidden">{picture}</div>
      <div className="relative mx-auto -mt-10 max-w-page sm:px-8 lg:-mt-16">
        <h1 className="max-w-fit bg-paper px-5 pt-6 pr-10 font-display text-title tracking-tight sm:rounded-card sm:px-8 lg:pt-8 lg:pr-16">
          {title}
        </h1>
      </div>
    </header>
  );
}
