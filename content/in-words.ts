import type { Age, Ages } from './schema';

/** A range of ages as it is printed: `18 months to 3 years`, and `3-6` where both are years. */
export function agesInWords({ from, to }: Ages): string {
  if ('years' in from && 'years' in to) return `${from.years}-${to.years}`;
  return `${ageInWords(from)} to ${ageInWords(to)}`;
}

/** A small number as a letter spells it: `two`. From thirteen on the figures stay: `13`. */
export function numberInWords(number: number): string {
  return smallNumbers[number] ?? String(number);
}

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

function ageInWords(age: Age): string {
  const [count, unit] = 'years' in age ? [age.years, 'year'] : [age.months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
