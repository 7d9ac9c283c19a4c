import type { Tuition } from '@/content/schema/tuition';
import { Choice, unfitWhilePicked, whilePicked } from './choice';

type Filter = NonNullable<Tuition['filter']>;
type Props = Pick<Filter, 'questions' | 'all'> & {
  choices: { name: keyof Filter['questions']; options: { value: string; label: string }[] }[];
};

/**
 * The questions above the price table. A choice hides the rows that don't fit, and programs without a row that fits.
 */
export function PriceFilter({ questions, all, choices }: Props) {
  return (
    <div className="mt-5 flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <style href="price-filter" precedence="page">
        {rules(choices)}
      </style>
      {choices.map(({ name, options }) => (
        <fieldset key={name} className="min-w-0">
          <legend className="mb-1 text-small text-ink-soft">{questions[name]}</legend>
          <div className="flex flex-wrap gap-1">
            {[{ value: '', label: all }, ...options].map(({ value, label }) => (
              <Choice key={value} variant="pill" name={name} value={value} checked={!value}>
                {label}
              </Choice>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** CSS that hides what doesn't fit the picked choices. Paper shows every row. */
function rules(choices: Props['choices']): string {
  const valuesOf = (question: string) =>
    choices
      .filter(({ name }) => name === question)
      .flatMap(({ options }) => options.map(({ value }) => value));
  const values = ['program', 'days', 'session'].flatMap(valuesOf);
  // A program may have rows with the picked days and rows with the picked session, but none with both.
  const empty = valuesOf('days').flatMap((days) =>
    valuesOf('session').map(
      (session) =>
        `${whilePicked(days, session)} tbody:not(:has([data-fits~=${days}][data-fits~=${session}]))`,
    ),
  );
  const hidden = [...values.map(unfitWhilePicked), ...empty].join();
  // Each choice adds a different number of spaces to the counter (price-table.tsx explains why).
  const spaces = choices.flatMap(({ name, options }) =>
    options.map(
      ({ value }, index) => `${whilePicked(value)}{--${name}:'${' '.repeat(index + 1)}'}`,
    ),
  );
  return `@media screen{${hidden}{display:none}${spaces.join('')}}`;
}
