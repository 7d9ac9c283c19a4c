import { inMonths, type Ages } from '@/content/schema/ages';
import { formatAges, type Locale } from '@/content/schema/format';
import type { Program } from '@/content/schema/programs';

type Labels = Record<'ages' | 'ratio' | 'hours' | 'workPeriod', string>;

/**
 * What every list of programs shows of a program: its ages as text, its bar in months, and the details
 * that the school has filled in.
 */
export function programSummary(program: Program, labels: Labels, locale?: Locale) {
  const { ages, agesNote = '', ratio, hours, workPeriod } = program;
  return {
    ...program,
    agesText: ages ? `${labels.ages} ${formatAges(ages, locale)}` : agesNote,
    bar: ages && barOf(ages),
    details: [
      { label: labels.ratio, value: ratio },
      { label: labels.hours, value: hours },
      { label: labels.workPeriod, value: workPeriod },
    ].filter((fact): fact is { label: string; value: string } => fact.value !== undefined),
  };
}

/** The youngest and the oldest age in months. */
function barOf({ from, to }: Ages) {
  return { from: inMonths(from), to: inMonths(to) };
}

/** The whole years that the age chart spans, so that the ages of all programs fit. */
export function ageScale(programs: Pick<Program, 'ages'>[]): number[] {
  const bars = programs.flatMap(({ ages }) => (ages ? [barOf(ages)] : []));
  if (!bars.length) return [];
  const first = Math.floor(Math.min(...bars.map(({ from }) => from)) / 12);
  const last = Math.ceil(Math.max(...bars.map(({ to }) => to)) / 12);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
