import { inMonths, type Age, type Ages } from '../schema/parts/ages';
import type { Programs } from '../schema/programs';
import type { SchoolFacts } from '../schema/school';
import { counted } from './counted';

/**
 * The ages that the school takes: its own, or those from the youngest child to the oldest of all programs. Undefined if
 * the programs have only grades.
 */
export function agesOf({ ages }: Pick<SchoolFacts, 'ages'>, { list }: Pick<Programs, 'list'>) {
  if (ages) return ages;
  const ranges = list.flatMap((program) => program.ages ?? []);
  const [youngest] = ranges.toSorted((a, b) => inMonths(a.from) - inMonths(b.from));
  const [oldest] = ranges.toSorted((a, b) => inMonths(b.to) - inMonths(a.to));
  return youngest && oldest && { from: youngest.from, to: oldest.to };
}

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
