import { formatAges } from '@/content/format/ages';
import { hoursOf } from '@/content/format/hours';
import { priceOf } from '@/content/format/prices';
import { inMonths } from '@/content/schema/parts/ages';
import type { Program, Programs } from '@/content/schema/programs';
import type { Tuition } from '@/content/schema/tuition';
import school from '@/content/school';

/**
 * A program with its ages as text, in months and as choices on the door jamb. A program for 18 months to 3 years fits
 * the choices 1, 2 and 3.
 */
export function programSummary(program: Program, { labels }: Programs) {
  const { ages, agesNote = '', grades } = program;
  const months = ages && { from: inMonths(ages.from), to: inMonths(ages.to) };
  return {
    ...program,
    agesText: grades ?? (ages ? `${labels.ages} ${formatAges(ages)}` : agesNote),
    comingSoonLabel: program.comingSoon ? labels.comingSoon : undefined,
    months,
    fits: months
      ? yearsBetween(Math.floor(months.from / 12), Math.floor(months.to / 12)).map(
          (year) => `age-${year}`,
        )
      : [],
  };
}

/** The details below a program's text. They include the prices besides tuition that are for this program. */
export function programDetails(program: Program, { labels }: Programs, tuition: Tuition) {
  const prices = tuition.groups
    .flatMap(({ rows }) => rows)
    .filter((row) => row.program === program.id)
    .map((row) => {
      const { price, per } = priceOf(row, tuition, school.locale);
      const cost = [price, per].filter(Boolean).join(' ');
      return { label: row.name, value: [row.when, cost].filter(Boolean).join(': ') };
    });
  const details = [
    { label: labels.opens, value: program.opens },
    { label: labels.ratio, value: program.ratio },
    { label: labels.hours, value: program.hours ?? hoursOf(tuition, school.locale, program.id) },
    ...prices,
    { label: labels.workPeriod, value: program.workPeriod },
  ];
  return details.flatMap(({ label, value }) => (value ? { label, value } : []));
}

/** The years on the door jamb's scale, from the youngest to the oldest age of all programs. */
export function ageScale(summaries: ReturnType<typeof programSummary>[]): number[] {
  const ranges = summaries.flatMap(({ months }) => months ?? []);
  const first = Math.floor(Math.min(...ranges.map(({ from }) => from)) / 12);
  const last = Math.ceil(Math.max(...ranges.map(({ to }) => to)) / 12);
  return yearsBetween(first, last);
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
