import type { Tuition } from '@/content/schema/tuition';
import { Choice, picked, unfit } from './choice';
import type { PriceGroup } from './price-group';

type Filter = NonNullable<Tuition['filter']>;
type Props = Pick<Filter, 'questions' | 'all'> & {
  choices: { name: keyof Filter['questions']; options: { value: string; label: string }[] }[];
  groups: PriceGroup[];
};

/** Questions above the price table. A choice hides the rows that don't fit and the programs without a row. */
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

/** A table on paper has every row. */
function rules(choices: Props['choices'], groups: PriceGroup[]): string {
  const values = choices.flatMap(({ options }) => options.map(({ value }) => value));
  const hidden = [...values.map(unfit), ...groups.flatMap(gapsOf)].join();
  return `@media screen{${hidden}{display:none}}`;
}

/** Selectors for a program while two choices are picked that it fits, though none of its rows fits both. */
function gapsOf({ id, fits, rows }: PriceGroup): string[] {
  const ofKind = (kind: string) => fits.filter((value) => value.startsWith(kind));
  const pairs = ofKind('days-').flatMap((days) => ofKind('session-').map((each) => [days, each]));
  return pairs
    .filter((pair) => !rows.some((row) => pair.every((value) => row.fits.includes(value))))
    .map((pair) => `${picked(...pair)} #${id}`);
}
