import { agesIn, type Bars } from './age-chart';

/**
 * The years of the chart's scale as beads. When a visitor picks one, the bars that contain it light up,
 * the others fade, and screen readers read out the programs. Radio buttons and `:has()` do this without
 * a script. Browsers without `:has()` (before 2024) show only the chart.
 */
export function AgePicker(props: {
  question: string;
  scale: number[];
  programs: (Pick<Bars, 'bar'> & { name: string })[];
}) {
  const { question, scale, programs } = props;
  // Up to nine beads of 44 px fit above their lines in the chart, and replace its numbers.
  const isAligned = scale.length <= 9;
  return (
    <div
      role="radiogroup"
      aria-labelledby="age-question"
      className="not-supports-[selector(:has(a))]:hidden mb-4 items-center sm:grid sm:grid-cols-[30%_1fr] md:grid-cols-[15rem_1fr] lg:grid-cols-[30.5rem_1fr] print:hidden"
    >
      <style href="age-picker" precedence="page">
        {rules(scale, isAligned)}
      </style>
      <p id="age-question" className="font-medium max-sm:mb-2">
        {question}
      </p>
      <div
        className={`gap-1 ${isAligned ? 'grid grid-cols-[repeat(5,auto)] justify-between sm:-mx-[1.375rem] sm:flex sm:gap-0' : 'flex flex-wrap'}`}
      >
        {scale.map((year) => (
          <label key={year} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              id={`age-${year}`}
              name="age"
              className="peer absolute inset-0.5 appearance-none rounded-full border-2 border-line-strong bg-raised checked:border-4 checked:border-sage checked:bg-honey"
            />
            <span className="pointer-events-none relative font-medium tabular-nums peer-checked:text-on-honey">
              {year}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="sr-only">
        {scale.map((year) => (
          <span key={year} className={`age age-${year}`}>
            {programs
              .filter(({ bar }) => agesIn(bar, scale).includes(year))
              .map(({ name }) => name)
              .join(', ')}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The rules for each year. A program that is coming soon can fade, but never lights up. */
function rules(scale: number[], isAligned: boolean): string {
  const each = (selector: (year: number) => string) =>
    scale.map((year) => `body:has(#age-${year}:checked) ${selector(year)}`).join();
  return [
    '.age{display:none}',
    isAligned
      ? '@supports selector(:has(a)){@media screen and (width>=40rem){.age-scale{display:none}}}'
      : '',
    `${each((year) => `.age-${year}`)}{display:inline}`,
    `${each((year) => `[data-ages]:not([data-ages~="${year}"]) svg`)}{opacity:.3}`,
    `${each((year) => `[data-ages~="${year}"] .fill-sage`)}`,
    '{fill:var(--honey);stroke:var(--sage);stroke-dasharray:none}',
  ].join('');
}
