import type { ReactNode } from 'react';

const variants = { bead: 'size-11', pill: 'min-h-11 max-w-full px-3.5' };

/**
 * A radio button as large as its label: a bead around a number or a pill around a text. CSS shows the effect of a
 * choice, with the selectors below. Browsers without `:has()` (before 2024) show everything.
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

/** Selects the page while all these choices are picked: `body:has([value=age-3]:checked)`. */
export const whilePicked = (...values: string[]) =>
  `body${values.map((value) => `:has([value=${value}]:checked)`).join('')}`;

/**
 * Selects the elements that fit only other choices, while this one is picked. `data-fits` lists what an element fits.
 */
export const unfitWhilePicked = (value: string) =>
  `${whilePicked(value)} [data-fits]:not([data-fits~=${value}])`;
