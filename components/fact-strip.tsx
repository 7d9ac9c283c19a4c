import { withUnbrokenRanges } from './texts';

/** The facts that comparing parents look for, on one strip. */
export function FactStrip({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-5 border-y border-line py-8 sm:grid-cols-2 sm:gap-y-7 md:grid-cols-3 lg:gap-x-12 print:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-display text-heading tracking-tight">{withUnbrokenRanges(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
