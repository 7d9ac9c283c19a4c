import { inMonths } from '@/content/schema/parts/ages';
import { formatAges } from '@/content/format/ages';
import { hoursOf } from '@/content/format/facts';
import { priceOf } from '@/content/format/prices';
import type { Program, Programs } from '@/content/schema/programs';
import type { Tuition } from '@/content/schema/tuition';

/**
 * A program as lists show it: its ages as text, its bar in months and the years that the bar touches (1, 2 and 3 for
 * 18 months to 3 years).
 */
export function programSummary(program: Program, { labels }: Programs) {
  const { ages, agesNote = '', grades } = program;
  const bar = ages && { from: inMonths(ages.from), to: inMonths(ages.to) };
  return {
    ...program,
    agesText: grades ?? (ages ? `${labels.ages} ${formatAges(ages)}` : agesNote),
    bar,
    years: bar ? yearsBetween(Math.floor(bar.from / 12), Math.floor(bar.to / 12)) : [],
  };
}

/** The details in a program's section, and the prices besides tuition that name the program. */
export function programDetails(program: Program, { labels }: Programs, tuition: Tuition) {
  const prices = tuition.groups
    .flatMap(({ rows }) => rows)
    .filter((row) => row.program === program.id)
    .map((row) => {
      const { price, per } = priceOf(row, tuition);
      const cost = [price, per].filter(Boolean).join(' ');
      return { label: row.name, value: [row.when, cost].filter(Boolean).join(': ') };
    });
  const details = [
    { label: labels.opens, value: program.opens },
    { label: labels.ratio, value: program.ratio },
    { label: labels.hours, value: program.hours ?? hoursOf(tuition, program.id) },
    ...prices,
    { label: labels.workPeriod, value: program.workPeriod },
  ];
  return details.filter((detail): detail is { label: string; value: string } =>
    Boolean(detail.value),
  );
}

/** Each year on the door jamb's scale, which covers all programs. */
export function ageScale(summaries: Pick<ReturnType<typeof programSummary>, 'bar'>[]): number[] {
  const bars = summaries.flatMap(({ bar }) => bar ?? []);
  const first = Math.floor(Math.min(...bars.map(({ from }) => from)) / 12);
  const last = Math.ceil(Math.max(...bars.map(({ to }) => to)) / 12);
  return yearsBetween(first, last);
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
