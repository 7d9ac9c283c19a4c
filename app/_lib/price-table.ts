import type { PriceCell, PriceColumn, PriceGroup } from '@/components/price-table';
import { formatAgesWithUnits } from '@/content/format/ages';
import { counted } from '@/content/format/counted';
import { sessionHours } from '@/content/format/hours';
import {
  formatAmount,
  formatPrice,
  formatSum,
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
type Schedule = ReturnType<typeof schedulesOf>[number];

/** The price table's columns and programs. Leaves out a column that's empty or repeats the columns before it. */
export function priceTable(tuition: Tuition, { list }: Programs) {
  const schedules = tuition.programs.map((priced) => schedulesOf(tuition, priced));
  const columns = columnsOf(tuition).filter(({ cell }, index, all) =>
    schedules.flat().some((schedule) => {
      const { text } = cell(schedule);
      return text && !all.slice(0, index).some((before) => before.cell(schedule).text === text);
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
      rows: schedules[index]!.map((schedule) => columns.map(({ cell }) => cell(schedule))),
    };
  });
  return { columns, groups };
}

const schedulesOf = ({ days, sessions }: Tuition, priced: Priced) =>
  priced.prices.map((row) => ({
    ...row,
    priced,
    // The schema rejects prices with unknown days or sessions.
    days: days.find((each) => daysKey(each) === row.days)!,
    session: sessions.find(({ id }) => id === row.session)!,
  }));

type Column = PriceColumn & { cell: (schedule: Schedule) => PriceCell };

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
      cell: ({ priced, price }) => ({ text: yearOf(tuition, priced, price) }),
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

/** A year's cost, like `$9,750`. Empty if the number of payments isn't known. */
function yearOf(tuition: Tuition, priced: Priced, price: number): string {
  if (price && periodName(periodOf(tuition, priced)) === 'year')
    return formatAmount(price, tuition, school.locale);
  const sum = price * (paymentsOf(tuition, priced) ?? 0);
  return sum ? formatSum(sum, school.locale) : '';
}
