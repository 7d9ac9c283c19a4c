import { formatAgesWithUnits } from '@/content/format/ages';
import { counted } from '@/content/format/counted';
import { formatChoice } from '@/content/format/facts';
import {
  formatAmount,
  formatPeriod,
  formatPrice,
  periodOf,
  periodsOf,
} from '@/content/format/prices';
import type { Programs } from '@/content/schema/programs';
import { daysKey, type Tuition } from '@/content/schema/tuition';
import school from '@/content/school';

/** The price table: each program with a row per schedule. */
export function priceGroups(tuition: Tuition, { list }: Programs) {
  return tuition.programs.map((priced) => {
    const program = list.find(({ id }) => id === priced.program);
    const name = priced.name ?? program?.name ?? priced.program;
    const agesOfProgram = program?.ages && formatAgesWithUnits(program.ages);
    return {
      id: priced.program,
      name,
      ages: priced.ages ?? program?.grades ?? agesOfProgram,
      note: priced.note,
      rows: priced.prices.map((price) => priceRow(tuition, { ...priced, name }, price)),
    };
  });
}

type Priced = Tuition['programs'][number];
type Price = Priced['prices'][number];

/** A schedule with its price: a row of the table and an answer of the finder. */
function priceRow(tuition: Tuition, priced: Priced, { days: key, session: id, price }: Price) {
  // The schema rejects prices with unknown days or sessions.
  const days = tuition.days.find((each) => daysKey(each) === key)!;
  const session = tuition.sessions.find((each) => each.id === id)!;
  const name = scheduleName(days.count, session);
  return {
    id: `${priced.program}-${key}-${id}`,
    title: `${priced.name}, ${name}`,
    options: [`program-${priced.program}`, `days-${key}`, `session-${id}`],
    name,
    daysLabel: daysLabel(days, tuition.days),
    session: session.name,
    days: days.names,
    hours: priced.hours[id] ?? session.hours,
    amount: price,
    price: formatPrice(price, tuition, school.locale),
    per: price ? formatPeriod(periodOf(tuition, priced)) : '',
    year: yearOf(tuition, priced, price),
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

/** The finder's label for an entry of `days`: its number, or its names if numbers can repeat. */
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

/** The number of payments a year. `tuition.payments` applies only to prices per `tuition.per`. */
function paymentsOf(tuition: Tuition, priced: Priced): number | undefined {
  const hasOwnPeriod = periodOf(tuition, priced) !== tuition.per;
  return priced.payments ?? (hasOwnPeriod ? undefined : tuition.payments);
}

/**
 * The cost of a year, if the school says how many payments it takes: `$9,750 for the school year (10 × $975)`. The sum
 * always has a comma. A yearly price already is the sum, so it gets only its payments: `10 × $1780`.
 */
function yearOf(tuition: Tuition, priced: Priced, price: number) {
  const payments = paymentsOf(tuition, priced);
  if (!payments || !price) return undefined;
  const times = (amount: number) =>
    `${payments}\u00a0×\u00a0${formatAmount(amount, tuition, school.locale)}`;
  if (periodOf(tuition, priced) !== 'year') {
    const sum = formatAmount(price * payments, { thousandsComma: true }, school.locale);
    return { sum, text: `${tuition.finder?.year} (${times(price)})` };
  }
  // Payments that don't add up to the price would be wrong.
  const areEqual = Math.round(price * 100) % payments === 0;
  return areEqual && payments > 1 ? { text: times(price / payments) } : undefined;
}

type Groups = ReturnType<typeof priceGroups>;

/** The finder's questions. Leaves out unused options, and questions with only one option. */
export function finderChoices({ days, sessions }: Tuition, groups: Groups) {
  const used = groups.flatMap(({ rows }) => rows.flatMap(({ options }) => options));
  const options = {
    program: groups.map(({ id, name }) => ({ id: `program-${id}`, label: name })),
    days: days.map((each) => ({ id: `days-${daysKey(each)}`, label: daysLabel(each, days) })),
    session: sessions.map(({ id, name }) => ({ id: `session-${id}`, label: name })),
  };
  return (['program', 'days', 'session'] as const)
    .map((name) => ({ name, options: options[name].filter(({ id }) => used.includes(id)) }))
    .filter(({ options }) => options.length > 1);
}

/** The programs that don't offer every schedule, the schedules they have and the options that none of those uses. */
export function programsWithGaps(choices: ReturnType<typeof finderChoices>, groups: Groups) {
  const optionLists = choices
    .filter(({ name }) => name !== 'program')
    .map(({ options }) => options.map(({ id }) => id));
  const scheduleCount = optionLists.reduce((product, { length }) => product * length, 1);
  return groups
    .filter(({ rows }) => rows.length && rows.length < scheduleCount)
    .map(({ id, name, rows }) => ({
      option: `program-${id}`,
      name,
      has: formatSchedules(rows),
      lacks: optionLists
        .flat()
        .filter((each) => !rows.some(({ options }) => options.includes(each))),
    }));
}

/** `5 days or 3 days, Mornings; 5 days, Full days`. */
function formatSchedules(rows: Groups[number]['rows']): string {
  return [...new Set(rows.map(({ session }) => session))]
    .map((name) => {
      const labels = rows.filter(({ session }) => session === name).map((row) => row.daysLabel);
      return `${formatChoice(labels, school.locale)}, ${name}`;
    })
    .join('; ');
}
