import { agesIn } from '@/components/age-chart';
import { inMonths, type Ages } from '@/content/schema/ages';
import { formatAge, formatAges } from '@/content/schema/format';
import type { Program, Programs } from '@/content/schema/programs';

/**
 * What every list of programs shows about a program: its ages as text, its bar in months, and the
 * details that the school has filled in. A program that is the last year of another takes its ages from
 * that one, whose bar is `otherBar`.
 */
export function programSummary(program: Program, words: Programs) {
  const { labels, programs } = words;
  const { agesNote = '', lastYearOf } = program;
  const other = programs.find(({ id }) => id === lastYearOf);
  const ages = program.ages ?? (other?.ages && lastYear(other.ages));
  return {
    ...program,
    agesText: ages ? `${labels.ages} ${formatAges(ages)}` : agesNote,
    otherBar: other?.ages && barOf(other.ages),
    bar: ages && barOf(ages),
    details: (['ratio', 'hours', 'workPeriod'] as const).flatMap((fact) => {
      const value = program[fact];
      return value ? { label: labels[fact], value } : [];
    }),
  };
}

/**
 * The programs for a child of an age in years, as a sentence: `At 3: Toddler Program until then, Primary.`
 * A program that begins in that year or ends with it says so.
 *
 * @param priceOf the lowest price of a program, to show after its name
 */
export function programsAtAge(
  year: number,
  words: Programs,
  priceOf: (program: string) => string | undefined,
): string {
  const { at, from, untilThen, none } = words.chart.answer;
  const names = words.programs.flatMap((program) => {
    const { bar, ages, comingSoon } = programSummary(program, words);
    if (!bar || !agesIn(bar, [year]).length) return [];
    const start = ages && bar.from > 12 * year && `${from} ${formatAge(ages.from)}`;
    const end = bar.to === 12 * year && untilThen;
    const soon = comingSoon && `(${words.labels.comingSoon})`;
    const price = priceOf(program.lastYearOf ?? program.id);
    return [program.name, start, end, soon || (price && `(${price})`)].filter(Boolean).join(' ');
  });
  return `${at} ${year}: ${names.join(', ') || none}.`;
}

/** The ages in the last year of a program: `5-6` for `3-6`. */
function lastYear({ to }: Ages): Ages {
  const from = inMonths(to) - 12;
  return 'years' in to ? { from: { years: to.years - 1 }, to } : { from: { months: from }, to };
}

/** The youngest and the oldest age in months. */
function barOf({ from, to }: Ages) {
  return { from: inMonths(from), to: inMonths(to) };
}

/** Each year on the scale of the age chart, which covers the ages of all programs. */
export function ageScale(programs: Pick<Program, 'ages'>[]): number[] {
  const bars = programs.flatMap(({ ages }) => (ages ? [barOf(ages)] : []));
  if (!bars.length) return [];
  const first = Math.floor(Math.min(...bars.map(({ from }) => from)) / 12);
  const last = Math.ceil(Math.max(...bars.map(({ to }) => to)) / 12);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
