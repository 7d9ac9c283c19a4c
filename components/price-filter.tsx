import type { Tuition } from '@/content/schema/tuition';
import { Choice, unfitWhilePicked, whilePicked } from './choice';
import type { PriceGroup } from './price-group';

type Filter = NonNullable<Tuition['filter']>;
type Props = Pick<Filter, 'questions' | 'all'> & {
  choices: { name: keyof Filter['questions']; options: { value: string; label: string }[] }[];
  groups: PriceGroup[];
};

/**
 * The questions above the price table. A choice hides the rows that don't fit, and programs without a row that fits.
 */
export function PriceFilter({ questions, all, choices, groups }: Props) {
  return (
    <div className="mt-5 flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <style href="price-filter" precedence="page">
        {rules(choices, groups)}
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
function rules(choices: Props['choices'], groups: PriceGroup[]): string {
  const values = choices.flatMap(({ options }) => options.map(({ value }) => value));
  const hidden = [...values.map(unfitWhilePicked), ...groups.flatMap(emptyWhilePicked)].join();
  // Each choice adds a different number of spaces to the counter (price-table.tsx explains why).
  const spaces = choices.flatMap(({ name, options }) =>
    options.map(
      ({ value }, index) => `${whilePicked(value)}{--${name}:'${' '.repeat(index + 1)}'}`,
    ),
  );
  return `@media screen{${hidden}{display:none}${spaces.join('')}}`;
}

/** Selects a program while it has rows with the picked days and rows with the picked session, but none with both. */
function emptyWhilePicked({ id, fits, rows }: PriceGroup): string[] {
  const ofKind = (kind: string) => fits.filter((value) => value.startsWith(kind));
  const pairs = ofKind('days-').flatMap((days) => ofKind('session-').map((each) => [days, each]));
  return pairs
    .filter((pair) => !rows.some((row) => pair.every((value) => row.fits.includes(value))))
    .map((pair) => `${whilePicked(...pair)} #${id}`);
}
