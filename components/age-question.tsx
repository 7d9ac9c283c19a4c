import { withLinks } from './texts';

export function AgeBead({ year }: { year: number }) {
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center">
      <input
        type="radio"
        id={`age-${year}`}
        name="age"
        className="peer absolute inset-0.5 appearance-none rounded-circle border-2 border-line-strong bg-raised print:hidden checked:border-4 checked:border-accent checked:bg-highlight"
      />
      <span className="pointer-events-none relative font-medium peer-checked:text-on-highlight print:text-[8pt]">
        {year}
      </span>
    </label>
  );
}

/** The answer for the picked age. It stays in view. */
export function AgeAnswer({ scale, answers }: { scale: number[]; answers: string[] }) {
  return (
    <p
      role="status"
      className="bottom-0 z-1 -mx-5 min-h-7 bg-sunk px-5 py-2 font-medium group-has-checked:sticky sm:mx-0 sm:px-0 print:hidden [&_a]:whitespace-nowrap"
    >
      {scale.map((year, index) => (
        <span key={year} data-age={year} hidden>
          {withLinks(answers[index]!)}
        </span>
      ))}
    </p>
  );
}

/**
 * CSS for a picked year, which `:has()` applies without a script: show its answer and its line, light up its programs'
 * bars and fade the others. A program that's coming soon can fade but never lights up.
 */
export function ageRules(year: number): string {
  const picked = `body:has(#age-${year}:checked)`;
  return [
    // Reader views need the `hidden` attribute, which Tailwind styles with `!important`. An earlier layer wins over it.
    `@layer theme{${picked} [data-age="${year}"]{display:inline!important}}`,
    // Fading leaves too little contrast in forced colors.
    `@media(forced-colors:none){${picked} [data-ages]:not([data-ages~="${year}"]){opacity:.3}}`,
    `${picked} [data-ages~="${year}"] .rod`,
    '{stroke:var(--highlight);stroke-width:4;stroke-dasharray:none}',
  ].join('');
}
