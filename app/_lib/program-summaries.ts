import { inMonths, type Ages } from '@/content/schema/ages';
import { formatAge, formatAges } from '@/content/format/ages';
import { hoursOf } from '@/content/format/facts';
import { formatPrice } from '@/content/format/prices';
import type { Program, Programs } from '@/content/schema/programs';
import type { Tuition } from '@/content/schema/tuition';

/**
 * What every list of programs shows about a program: its ages as text, its bar in months, and the
 * years that the bar touches: 1, 2 and 3 for 18 months to 3 years. A program that is the last year of another
 * takes its ages from that one, whose bar is `otherBar`.
 */
export function programSummary(program: Program, words: Programs) {
  const { labels, programs } = words;
  const { agesNote = '', grades, lastYearOf } = program;
  const other = programs.find(({ id }) => id === lastYearOf);
  const ages = agesOf(program, programs);
  const bar = ages && barOf(ages);
  return {
    ...program,
    agesText: grades ?? (ages ? `${labels.ages} ${formatAges(ages)}` : agesNote),
    otherBar: other?.ages && barOf(other.ages),
    bar,
    years: bar ? yearsBetween(Math.floor(bar.from / 12), Math.floor(bar.to / 12)) : [],
  };
}

/**
 * What the section of a program lists: the details that the school has filled in, and the program's offers. The
 * last year of another program has the details of that one.
 */
export function programDetails(program: Program, { labels, programs }: Programs, tuition: Tuition) {
  const whole = [program, ...programs.filter(({ id }) => id === program.lastYearOf)];
  const first = (detailOf: (each: Program) => string | undefined) =>
    whole.map(detailOf).find(Boolean);
  const offers = tuition.offers.filter((offer) => offer.program === program.id);
  return [
    { label: labels.opens, value: program.opens },
    { label: labels.ratio, value: first(({ ratio }) => ratio) },
    { label: labels.hours, value: first(({ id, hours }) => hours ?? hoursOf(tuition, id)) },
    ...offers.flatMap(({ when, price, per }) => [
      { label: labels.hours, value: when },
      { label: labels.price, value: [formatPrice(price, tuition), per].filter(Boolean).join(' ') },
    ]),
    { label: labels.workPeriod, value: first(({ workPeriod }) => workPeriod) },
  ].flatMap(({ label, value }) => (value ? { label, value } : []));
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
  const shown = words.programs
    .map((program) => programSummary(program, words))
    .filter(({ years }) => years.includes(year));
  // In the last year of a program, families pay the prices of that year, if it has its own.
  const isPaidAs = (id: string) =>
    shown.some((each) => each.lastYearOf === id && !each.comingSoon && priceOf(each.id));
  const names = shown.map(({ id, name, ages, grades, lastYearOf = id, comingSoon, bar }) => {
    const start = ages && !grades && bar!.from > 12 * year && `${from} ${formatAge(ages.from)}`;
    const end = bar!.to === 12 * year && untilThen;
    const price = priceOf(id) ?? priceOf(lastYearOf);
    const inBrackets = comingSoon ? words.labels.comingSoon : !isPaidAs(id) && price;
    return [name, start, end, inBrackets && `(${inBrackets})`].filter(Boolean).join(' ');
  });
  return `${at} ${year}: ${names.join(', ') || none}.`;
}

/** The ages of a program, or of the last year of another. */
export function agesOf({ ages, lastYearOf }: Program, programs: Program[]): Ages | undefined {
  const other = programs.find(({ id }) => id === lastYearOf);
  return ages ?? (other?.ages && lastYear(other.ages));
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
  return yearsBetween(first, last);
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
