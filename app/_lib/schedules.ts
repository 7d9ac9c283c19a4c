import type { PriceGroup, PriceRow } from '@/components/price-table';
import { formatAgesWithUnits } from '@/content/format/ages';
import { counted } from '@/content/format/counted';
import { sessionHours } from '@/content/format/hours';
import {
  formatAmount,
  formatPeriod,
  formatPrice,
  paymentsOf,
  periodOf,
  periodsOf,
} from '@/content/format/prices';
import type { Programs } from '@/content/schema/programs';
import { daysKey, type Tuition } from '@/content/schema/tuition';
import school from '@/content/school';

/** The rows of the price table: each program with its schedules. */
export function priceGroups(tuition: Tuition, { list }: Programs): PriceGroup[] {
  return tuition.programs.map((priced) => {
    const program = list.find(({ id }) => id === priced.program);
    const name = priced.name ?? program?.name ?? priced.program;
    const agesOfProgram = program?.ages && formatAgesWithUnits(program.ages);
    const rows = priced.prices.map((price) => priceRow(tuition, priced, price));
    return {
      id: priced.program,
      name,
      ages: priced.ages ?? program?.grades ?? agesOfProgram,
      note: priced.note,
      fits: [...new Set([`program-${priced.program}`, ...rows.flatMap(({ fits }) => fits)])],
      rows,
    };
  });
}

type Priced = Tuition['programs'][number];
type Price = Priced['prices'][number];

function priceRow(
  tuition: Tuition,
  priced: Priced,
  { days: key, session: id, price }: Price,
): PriceRow {
  // The schema rejects prices with unknown days or sessions.
  const days = tuition.days.find((each) => daysKey(each) === key)!;
  const session = tuition.sessions.find((each) => each.id === id)!;
  return {
    fits: [`program-${priced.program}`, `days-${key}`, `session-${id}`],
    name: scheduleName(days.count, session),
    days: days.names,
    hours: sessionHours(priced, session),
    price: formatPrice(price, tuition, school.locale),
    per: price ? formatPeriod(periodOf(tuition, priced)) : '',
    year: price ? yearOf(tuition, priced, price) : undefined,
  };
}

/** `5 mornings`, or `5 days, Half Day AM` if a session has no plural. */
function scheduleName(days: number, { name, plural }: Tuition['sessions'][number]): string {
  if (days === 1) return name;
  return plural ? `${days}\u00a0${plural}` : `${formatDayCount(days)}, ${name}`;
}

/** `5 days`, always on one line. */
function formatDayCount(count: number): string {
  return counted(count, 'day').replace(' ', '\u00a0');
}

/** The filter's label for an entry of `days`: the number of days, or their names if two entries can have one number. */
function daysLabel({ count, names }: Tuition['days'][number], all: Tuition['days']): string {
  return all.some(({ id }) => id) ? names : formatDayCount(count);
}

const headings: Record<string, string> = {
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
  year: 'Yearly',
};

/** The heading of the prices: their period, or “Tuition” if periods differ and each row names its own. */
export function priceHeading(tuition: Tuition): string {
  const [period, ...others] = periodsOf(tuition);
  if (!period || others.length) return 'Tuition';
  return headings[period] ?? `By the ${period}`;
}

/** The heading of the column for a year's cost. Undefined if it would repeat the prices or stay empty. */
export function yearHeading(groups: PriceGroup[]): string | undefined {
  const hasSum = groups.some(({ rows }) => rows.some(({ price, year }) => year && year !== price));
  return hasSum ? headings.year : undefined;
}

/** A year's cost, like `$9,750`, if the content contains the number of payments. The sum always has a comma. */
function yearOf(tuition: Tuition, priced: Priced, price: number): string | undefined {
  if (periodOf(tuition, priced) === 'year') return formatPrice(price, tuition, school.locale);
  const payments = paymentsOf(tuition, priced);
  if (!payments) return undefined;
  return formatAmount(price * payments, { thousandsComma: true }, school.locale);
}

/** The questions above the price table. Leaves out options that no row fits, and questions with only one option. */
export function filterChoices(tuition: Tuition, groups: PriceGroup[]) {
  const { days, sessions } = tuition;
  const options = {
    program: groups.map(({ id, name }) => ({ value: `program-${id}`, label: name })),
    days: days.map((each) => ({ value: `days-${daysKey(each)}`, label: daysLabel(each, days) })),
    session: sessions.map(({ id, name }) => ({ value: `session-${id}`, label: name })),
  };
  const used = groups.flatMap(({ fits }) => fits);
  return (['program', 'days', 'session'] as const)
    .map((name) => ({ name, options: options[name].filter(({ value }) => used.includes(value)) }))
    .filter(({ options }) => options.length > 1);
}

/** A program's lowest price: `from $520 a month`, `Free, or from $605 a month`, or `$600 a week` if it has only one. */
export function lowestPrice(tuition: Tuition, programs: Programs, id: string): string {
  const priced = tuition.programs.find(({ program }) => program === id);
  if (!priced) return '';
  const amounts = priced.prices.map(({ price }) => price).filter(Boolean);
  const free = amounts.length < priced.prices.length ? [tuition.free] : [];
  if (!amounts.length) return free.join();
  const amount = formatAmount(Math.min(...amounts), tuition, school.locale);
  const price = `${amount} ${formatPeriod(periodOf(tuition, priced))}`;
  const lowest = amounts.length > 1 ? `${programs.labels.lowestPrice} ${price}` : price;
  return [...free, lowest].join(', or ');
}
