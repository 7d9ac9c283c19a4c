import { barColumn, columns } from './age-chart';
import { withLinks } from './texts';

/**
 * The years of the chart's scale as beads above their lines, in rows in turn if one row is too narrow. When a
 * visitor picks one, a sentence names the programs for that age, a line marks the age in the chart, and the
 * bars of other programs fade. Radio buttons and `:has()` do this without a script. On paper, and in browsers
 * without `:has()` (before 2024), only the numbers remain.
 */
export function AgePicker(props: {
  question: string;
  scale: number[];
  /** The sentence for each year of the scale. */
  answers: string[];
}) {
  const { question, scale, answers } = props;
  return (
    <div className={`mb-4 gap-y-2 ${columns}`}>
      <style href="age-picker" precedence="page">
        {ageRules(scale)}
      </style>
      <p id="age-question" className="col-span-2 font-medium">
        {question}
      </p>
      <div role="radiogroup" aria-labelledby="age-question" className={`${beads} ${barColumn}`}>
        {scale.map((year) => (
          <AgeBead key={year} year={year} />
        ))}
      </div>
      <div className="col-span-2 lg:col-span-1 lg:col-start-3">
        <AgeAnswer scale={scale} answers={answers} />
      </div>
    </div>
  );
}

// A phone that shows text at twice the usual size has no room to align beads with their lines.
const beads =
  'flex max-[18rem]:flex-wrap min-[18rem]:justify-between min-[18rem]:*:-mx-5.5 max-sm:not-print:*:even:mt-11';

/** A year as a radio button. */
export function AgeBead({ year }: { year: number }) {
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center">
      <input
        type="radio"
        id={`age-${year}`}
        name="age"
        className="peer absolute inset-0.5 appearance-none rounded-circle border-2 border-line-strong bg-raised checked:border-4 checked:border-sage checked:bg-honey"
      />
      <span className="pointer-events-none relative font-medium peer-checked:text-on-honey print:text-[8pt]">
        {year}
      </span>
    </label>
  );
}

/** The sentence for the age that is picked. */
export function AgeAnswer({ scale, answers }: { scale: number[]; answers: string[] }) {
  return (
    <p role="status" className="mt-2 min-h-7 font-medium print:hidden">
      {scale.map((year, index) => (
        <span key={year} data-age={year} hidden>
          {withLinks(answers[index]!)}
        </span>
      ))}
    </p>
  );
}

/** The rules for each year. A program that is coming soon can fade, but never lights up. */
export function ageRules(scale: number[]): string {
  const each = (selector: (year: number) => string) =>
    scale.map((year) => `body:has(#age-${year}:checked) ${selector(year)}`).join();
  return [
    '@media print{#age-question,[name=age]{display:none}}',
    '@supports not selector(:has(a)){#age-question,[name=age]{display:none}}',
    '[data-age]{display:none}',
    // Reader views read no hidden answers. Tailwind hides `hidden` with `!important`, which an earlier layer overrides.
    `@layer theme{${each((year) => `[data-age="${year}"]`)}{display:inline!important}}`,
    // Forced colors leave too little contrast to fade anything.
    `@media(forced-colors:none){${each((year) => `[data-ages]:not([data-ages~="${year}"])`)}{opacity:.3}}`,
    `${each((year) => `[data-ages~="${year}"] .fill-sage`)}`,
    '{fill:var(--honey);stroke:var(--sage);stroke-dasharray:none}',
  ].join('');
}
