import { inMonths, type Age, type Ages } from '../schema/parts/ages';
import { counted } from './counted';

/**
 * Formats ages for a sentence: `18 months to 3 years`, `birth to 3 years`. A shared unit appears once and is left out
 * for years: `18-36 months`, `3-6`.
 */
export function formatAges({ from, to }: Ages): string {
  if (!isUnitShared({ from, to })) return `${formatAge(from)} to ${formatAge(to)}`;
  return `${countOf(from)}-${'years' in to ? countOf(to) : formatAge(to)}`;
}

/** Formats ages that stand alone, always with a unit: `18 months-3 years`, `3-6 years`. */
export const formatAgesWithUnits = (ages: Ages) =>
  `${isUnitShared(ages) ? countOf(ages.from) : formatAge(ages.from)}-${formatAge(ages.to)}`;

const isUnitShared = ({ from, to }: Ages) => inMonths(from) > 0 && unitOf(from) === unitOf(to);

/** Formats an age with its unit: `18 months`, `3 years`, `birth`. */
function formatAge(age: Age): string {
  if (inMonths(age) === 0) return 'birth';
  return halved(counted(valueOf(age), unitOf(age).slice(0, -1)));
}

const unitOf = (age: Age) => Object.keys(age)[0]!;

const valueOf = (age: Age) => Object.values(age)[0]!;

const countOf = (age: Age) => halved(String(valueOf(age)));

/** Prints a number that ends in .5 with a half: `2½`. */
const halved = (text: string) => text.replace('.5', '½');
