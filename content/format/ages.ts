import { inMonths, type Age, type Ages } from '../schema/parts/ages';
import { counted } from './counted';

/**
 * Formats ages for a sentence: `18 months to 3 years`, `birth to 3 years`. A shared unit appears once and is left out
 * for years: `18-36 months`, `3-6`.
 */
export function formatAges({ from, to }: Ages): string {
  if (inMonths(from) === 0) return `birth to ${formatAge(to)}`;
  if ('years' in from && 'years' in to) return `${halved(from.years)}-${halved(to.years)}`;
  if ('months' in from && 'months' in to) return `${from.months}-${formatAge(to)}`;
  if ('weeks' in from && 'weeks' in to) return `${from.weeks}-${formatAge(to)}`;
  return `${formatAge(from)} to ${formatAge(to)}`;
}

/** Formats ages that stand alone, always with a unit: `18 months-3 years`, `3-6 years`. */
export function formatAgesWithUnits({ from, to }: Ages): string {
  if ('years' in from && from.years && 'years' in to)
    return `${halved(from.years)}-${formatAge(to)}`;
  return formatAges({ from, to }).replace(' to ', '-');
}

/** Formats an age with its unit: `18 months`, `3 years`, `birth`. */
function formatAge(age: Age): string {
  if (inMonths(age) === 0) return 'birth';
  if ('years' in age) return counted(age.years, 'year').replace('.5', '½');
  return 'months' in age ? counted(age.months, 'month') : counted(age.weeks, 'week');
}

/** Formats a number that may end in a half: `2½`. */
const halved = (years: number) => String(years).replace('.5', '½');
