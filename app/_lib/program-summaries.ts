import { formatAges } from '@/content/format/ages';
import { hoursOf } from '@/content/format/hours';
import { formatAmount, formatFreeOr, periodOf, priceOf } from '@/content/format/prices';
import { inMonths } from '@/content/schema/parts/ages';
import type { Program, Programs } from '@/content/schema/programs';
import type { Tuition } from '@/content/schema/tuition';
import school from '@/content/school';

/** The programs as pages show them. */
export function programSummaries({ list, labels }: Programs, tuition: Tuition) {
  return list.map((program) => {
    const { ages, agesNote = '', grades } = program;
    const months = ages && { from: inMonths(ages.from), to: inMonths(ages.to) };
    return {
      ...program,
      agesText: grades ?? (ages ? `${labels.ages} ${formatAges(ages)}` : agesNote),
      comingSoonLabel: program.comingSoon ? labels.comingSoon : undefined,
      months,
      /** The choices on the door jamb: 1, 2 and 3 for 18 months to 3 years. */
      fits: months
        ? yearsBetween(Math.floor(months.from / 12), Math.floor(months.to / 12)).map(
            (year) => `age-${year}`,
          )
        : [],
      price: lowestPrice(program, labels, tuition),
      details: detailsOf(program, labels, tuition),
    };
  });
}

/** The details below a program's text. They include the prices besides tuition that are for this program. */
function detailsOf(program: Program, labels: Programs['labels'], tuition: Tuition) {
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

/** A program's lowest price: `from $520 a month`, `Free, or from $605 a month`, or `$600 a week` if it has only one. */
function lowestPrice({ id }: Program, labels: Programs['labels'], tuition: Tuition): string {
  const priced = tuition.programs.find(({ program }) => program === id);
  if (!priced) return '';
  const amounts = priced.prices.map(({ price }) => price).filter(Boolean);
  const hasFree = amounts.length < priced.prices.length;
  if (!amounts.length) return hasFree ? tuition.free : '';
  const amount = formatAmount(Math.min(...amounts), tuition, school.locale);
  const price = `${amount} ${periodOf(tuition, priced)}`;
  const lowest = amounts.length > 1 ? `${labels.lowestPrice} ${price}` : price;
  return hasFree ? formatFreeOr(lowest, tuition) : lowest;
}

/** The years on the door jamb's scale, from the youngest to the oldest age of all programs. */
export function ageScale(summaries: ReturnType<typeof programSummaries>): number[] {
  const ranges = summaries.flatMap(({ months }) => months ?? []);
  const first = Math.floor(Math.min(...ranges.map(({ from }) => from)) / 12);
  const last = Math.ceil(Math.max(...ranges.map(({ to }) => to)) / 12);
  return yearsBetween(first, last);
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
