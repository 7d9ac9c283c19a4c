import { withLinks } from './texts';

/**
 * The years of the chart's scale as beads. When a visitor picks one, a sentence names the programs for
 * that age, a line runs from the bead through the chart, and the bars of other programs fade. Radio buttons
 * and `:has()` do this without a script. Browsers without `:has()` (before 2024) show only the chart.
 */
export function AgePicker(props: {
  question: string;
  scale: number[];
  /** The sentence for each year of the scale. */
  answers: string[];
}) {
  const { question, scale, answers } = props;
  // Up to nine beads of 44 px fit above their lines in the chart, and replace its numbers.
  const isAligned = scale.length <= 9;
  return (
    <div className="not-supports-[selector(:has(a))]:hidden mb-4 items-center sm:grid sm:grid-cols-[30%_1fr] md:grid-cols-[15rem_1fr] lg:grid-cols-[30.5rem_1fr] print:hidden">
      <style href="age-picker" precedence="page">
        {ageRules(scale) +
          (isAligned
            ? '@supports selector(:has(a)){@media screen and (width>=40rem){[data-age-scale]{display:none}}}'
            : '')}
      </style>
      <p id="age-question" className="font-medium max-sm:mb-2">
        {question}
      </p>
      <div
        role="radiogroup"
        aria-labelledby="age-question"
        className={`gap-1 ${isAligned ? 'grid grid-cols-[repeat(5,auto)] justify-between sm:-mx-[1.375rem] sm:flex sm:gap-0' : 'flex flex-wrap'}`}
      >
        <AgeBeads scale={scale} />
      </div>
      <div className="sm:col-start-2">
        <AgeAnswer scale={scale} answers={answers} />
      </div>
    </div>
  );
}

/** A bead for each year. */
export function AgeBeads({ scale }: { scale: number[] }) {
  return scale.map((year) => (
    <label key={year} className="relative grid size-11 cursor-pointer place-items-center">
      <input
        type="radio"
        id={`age-${year}`}
        name="age"
        className="peer absolute inset-0.5 appearance-none rounded-full border-2 border-line-strong bg-raised checked:border-4 checked:border-sage checked:bg-honey"
      />
      <span className="pointer-events-none relative font-medium peer-checked:text-on-honey">
        {year}
      </span>
    </label>
  ));
}

/** The sentence for the age that is picked. */
export function AgeAnswer({ scale, answers }: { scale: number[]; answers: string[] }) {
  return (
    <p role="status" className="mt-2 min-h-7 font-medium">
      {scale.map((year, index) => (
        <span key={year} data-age={year}>
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
    '[data-age]{display:none}',
    `${each((year) => `[data-age="${year}"]`)}{display:inline}`,
    // Forced colors leave too little contrast to fade anything.
    `@media(forced-colors:none){${each((year) => `[data-ages]:not([data-ages~="${year}"])`)}{opacity:.3}}`,
    `${each((year) => `[data-ages~="${year}"] .fill-sage`)}`,
    '{fill:var(--honey);stroke:var(--sage);stroke-dasharray:none}',
  ].join('');
}
