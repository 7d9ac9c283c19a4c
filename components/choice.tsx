import type { ReactNode } from 'react';

const variants = { bead: 'size-11', pill: 'min-h-11 max-w-full px-3.5' };

/**
 * A radio button as large as its label: a bead around a number, a pill around a word. What it does is CSS: `picked` and
 * `unfit` select without a script, and browsers without `:has()` (before 2024) show everything.
 */
export function Choice(props: {
  variant: keyof typeof variants;
  name: string;
  value: string;
  checked?: boolean;
  children: ReactNode;
}) {
  const { variant, name, value, checked, children } = props;
  return (
    <label className={`relative grid cursor-pointer place-items-center ${variants[variant]}`}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        className="peer absolute inset-0.5 appearance-none rounded-button border-2 border-line-strong bg-raised print:hidden checked:border-4 checked:border-accent checked:bg-highlight"
      />
      <span className="pointer-events-none relative font-medium wrap-anywhere peer-checked:text-on-highlight print:text-[8pt]">
        {children}
      </span>
    </label>
  );
}

/** A selector for the page while these choices are picked. */
export const picked = (...values: string[]) =>
  `body${values.map((value) => `:has([value=${value}]:checked)`).join('')}`;

/** A selector for what names choices in `data-fits`, but not this one while it's picked. */
export const unfit = (value: string) => `${picked(value)} [data-fits]:not([data-fits~=${value}])`;
