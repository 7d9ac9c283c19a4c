import { hasAlignedBeads } from './age-chart';
import { withLinks } from './texts';

/**
 * The years of the chart's scale as beads above their lines; phones have two rows of them, in turn. When a
 * visitor picks one, a sentence names the programs for that age, a line marks the age in the chart, and the
 * bars of other programs fade. Radio buttons and `:has()` do this without a script. Browsers without `:has()`
 * (before 2024) show only the chart.
 */
export function AgePicker(props: {
  question: string;
  scale: number[];
  /** The sentence for each year of the scale. */
  answers: string[];
}) {
  const { question, scale, answers } = props;
  const look = hasAlignedBeads(scale) ? aligned : undefined;
  return (
    <div className="not-supports-[selector(:has(a))]:hidden mb-4 items-center lg:grid lg:grid-cols-[32.5rem_1fr] print:hidden">
      <style href="age-picker" precedence="page">
        {ageRules(scale)}
      </style>
      <p id="age-question" className="font-medium max-lg:mb-3">
        {question}
      </p>
      <div
        role="radiogroup"
        aria-labelledby="age-question"
        className={`flex flex-wrap gap-1 ${look?.beads ?? ''}`}
      >
        {scale.map((year) => (
          <span key={year} className={look?.bead}>
            <AgeBead year={year} />
          </span>
        ))}
      </div>
      <div className="lg:col-start-2">
        <AgeAnswer scale={scale} answers={answers} />
      </div>
    </div>
  );
}

/** Each bead above its line, unless a phone shows text at twice the usual size. */
const aligned = {
  beads: 'min-[18rem]:mx-5.5 min-[18rem]:flex-nowrap min-[18rem]:justify-between min-[18rem]:gap-0',
  bead: 'min-[18rem]:-mx-5.5 min-[18rem]:max-sm:even:mt-11',
};

/** A year as a radio button. */
export function AgeBead({ year }: { year: number }) {
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center">
      <input
        type="radio"
        id={`age-${year}`}
        name="age"
        className="peer absolute inset-0.5 appearance-none rounded-full border-2 border-line-strong bg-raised checked:border-4 checked:border-sage checked:bg-honey"
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
    '[data-age]{display:none}',
    // Reader views read no hidden answers. Tailwind hides `hidden` with `!important`, which an earlier layer overrides.
    `@layer theme{${each((year) => `[data-age="${year}"]`)}{display:inline!important}}`,
    // Forced colors leave too little contrast to fade anything.
    `@media(forced-colors:none){${each((year) => `[data-ages]:not([data-ages~="${year}"])`)}{opacity:.3}}`,
    `${each((year) => `[data-ages~="${year}"] .fill-sage`)}`,
    '{fill:var(--honey);stroke:var(--sage);stroke-dasharray:none}',
  ].join('');
}
