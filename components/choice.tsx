import type { ReactNode } from 'react';

/**
 * A radio button as large as its label, which looks like a bead. CSS shows the effect of a choice. Browsers without `:has()` (before 2024) show everything.
 */
export function Choice(props: {
  name: string;
  value: string;
  checked?: boolean;
  children: ReactNode;
}) {
  const { name, value, checked, children } = props;
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        className="peer absolute inset-0.5 appearance-none rounded-button border-2 border-line-strong bg-raised checked:border-4 checked:border-accent checked:bg-highlight"
      />
      <span className="pointer-events-none relative font-medium peer-checked:text-on-highlight print:text-[8pt]">
        {children}
      </span>
    </label>
  );
}
