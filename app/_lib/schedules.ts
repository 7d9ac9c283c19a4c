import type { PriceCell, PriceColumn, PriceGroup } from '@/components/price-table';
import { formatAgesWithUnits } from '@/content/format/ages';
import { counted } from '@/content/format/counted';
import { sessionHours } from '@/content/format/hours';
import {
  formatAmount,
  formatFreeOr,
  formatPrice,
  paymentsOf,
  periodHeading,
  periodName,
  periodOf,
  periodsOf,
} from '@/content/format/prices';
import type { Programs } from '@/content/schema/programs';
import { daysKey, type Tuition } from '@/content/schema/tuition';
import school from '@/content/school';

type Priced = Tuition['programs'][number];

/** A row of the price table: a price with its program, days and session. */
interface Schedule {
  priced: Priced;
  days: Tuition['days'][number];
  session: Tuition['sessions'][number];
  price: number;
}

/** The price table's columns and programs. Leaves out a column that's empty or repeats the columns before it. */
export function priceTable(tuition: Tuition, { list }: Programs) {
  const schedules = tuition.programs.map((priced) => schedulesOf(tuition, priced));
  const columns = columnsOf(tuition).filter(({ cell }, index, all) =>
    schedules.flat().some((schedule) => {
      const text = cell(schedule)?.text;
      return text && !all.slice(0, index).some((before) => before.cell(schedule)?.text === text);
    }),
  );
  const groups = tuition.programs.map((priced, index): PriceGroup => {
    const program = list.find(({ id }) => id === priced.program);
    const agesOfProgram = program?.ages && formatAgesWithUnits(program.ages);
    return {
      id: priced.program,
      name: priced.name ?? program?.name ?? priced.program,
      ages: priced.ages ?? program?.grades ?? agesOfProgram,
      note: priced.note,
      rows: schedules[index]!.map((schedule) =>
        columns.map(({ cell }) => cell(schedule) ?? { text: '' }),
      ),
    };
  });
  return { columns, groups };
}

function schedulesOf({ days, sessions }: Tuition, priced: Priced): Schedule[] {
  return priced.prices.map((row) => ({
    priced,
    // The schema rejects prices with unknown days or sessions.
    days: days.find((each) => daysKey(each) === row.days)!,
    session: sessions.find(({ id }) => id === row.session)!,
    price: row.price,
  }));
}

type Column = PriceColumn & { cell: (schedule: Schedule) => PriceCell | undefined };

/** Every column that the price table can have, in their order. */
function columnsOf(tuition: Tuition): Column[] {
  const { locale } = school;
  const [period, ...otherPeriods] = periodsOf(tuition);
  // If all prices are for one period, the heading names it.
  const showsPeriods = otherPeriods.length > 0;
  return [
    {
      heading: tuition.columns.schedule,
      variant: 'schedule',
      cell: ({ days, session }) => ({ text: scheduleName(days.count, session) }),
    },
    {
      heading: tuition.columns.hours,
      variant: 'hours',
      cell: ({ priced, days, session }) => ({
        text: days.names,
        detail: sessionHours(priced, session),
      }),
    },
    {
      heading: period && !showsPeriods ? periodHeading(period) : 'Tuition',
      variant: 'price',
      cell: ({ priced, price }) => ({
        text: formatPrice(price, tuition, locale),
        detail: price && showsPeriods ? periodOf(tuition, priced) : undefined,
      }),
    },
    {
      heading: periodHeading('a year'),
      variant: 'amount',
      cell: ({ priced, price }) => {
        const sum = yearOf(tuition, priced, price);
        return sum ? { text: sum } : undefined;
      },
    },
  ];
}

/** `5 mornings`, or `5 days, Half Day AM` if a session has no plural. */
function scheduleName(days: number, { name, plural }: Tuition['sessions'][number]): string {
  if (days === 1) return name;
  return plural
    ? `${days}\u00a0${plural}`
    : `${counted(days, 'day').replace(' ', '\u00a0')}, ${name}`;
}

/** A year's cost, like `$9,750`, if the content contains the number of payments. The sum always has a comma. */
function yearOf(tuition: Tuition, priced: Priced, price: number): string | undefined {
  if (!price) return undefined;
  if (periodName(periodOf(tuition, priced)) === 'year')
    return formatAmount(price, tuition, school.locale);
  const payments = paymentsOf(tuition, priced);
  if (!payments) return undefined;
  return formatAmount(price * payments, { thousandsComma: true }, school.locale);
}

/** A program's lowest price: `from $520 a month`, `Free, or from $605 a month`, or `$600 a week` if it has only one. */
export function lowestPrice(tuition: Tuition, programs: Programs, id: string): string {
  const priced = tuition.programs.find(({ program }) => program === id);
  if (!priced) return '';
  const amounts = priced.prices.map(({ price }) => price).filter(Boolean);
  const hasFree = amounts.length < priced.prices.length;
  if (!amounts.length) return hasFree ? tuition.free : '';
  const amount = formatAmount(Math.min(...amounts), tuition, school.locale);
  const price = `${amount} ${periodOf(tuition, priced)}`;
  const lowest = amounts.length > 1 ? `${programs.labels.lowestPrice} ${price}` : price;
  return hasFree ? formatFreeOr(lowest, tuition) : lowest;
}
