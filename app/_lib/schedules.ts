import { formatAgesWithUnits } from '@/content/format/ages';
import { counted } from '@/content/format/counted';
import { formatDollars, formatPrice } from '@/content/format/prices';
import type { Programs } from '@/content/schema/programs';
import type { Tuition } from '@/content/schema/tuition';

/** The price table: the schedules of each program. */
export function priceGroups(tuition: Tuition, { programs }: Programs) {
  return tuition.programs.map((priced) => {
    const program = programs.find(({ id }) => id === priced.program);
    const agesOfProgram = program?.ages && formatAgesWithUnits(program.ages);
    return {
      id: priced.program,
      name: priced.name,
      ages: priced.ages ?? program?.grades ?? agesOfProgram,
      note: priced.note,
      rows: priced.prices.map((price) => scheduleOf(tuition, priced, price)),
    };
  });
}

type Priced = Tuition['programs'][number];
type Price = Priced['prices'][number];

/** A schedule that the school offers, with its price. */
function scheduleOf(tuition: Tuition, priced: Priced, { days: count, session: id, price }: Price) {
  // The schema refuses a price whose days or session do not exist.
  const days = tuition.days.find((each) => each.count === count)!;
  const session = tuition.sessions.find((each) => each.id === id)!;
  const name = scheduleName(count, session);
  return {
    id: `${priced.program}-${count}-${id}`,
    title: `${priced.name}, ${name}`,
    options: { program: priced.program, days: String(count), session: id },
    schedule: name,
    days: days.names,
    hours: priced.hours[id] ?? session.hours,
    amount: price,
    price: formatPrice(price, tuition),
    per: price ? `a ${periodOf(tuition, priced)}` : '',
    year: yearOf(tuition, priced, price),
  };
}

/** `5 mornings`, or `5 days, Half Day AM` if the school has no words that follow a number. */
function scheduleName(days: number, { name, plural }: Tuition['sessions'][number]): string {
  if (days === 1) return name;
  return plural ? `${days} ${plural}` : `${counted(days, 'day')}, ${name}`;
}

/** The period that the prices of a program are for. */
function periodOf(tuition: Tuition, priced: Priced) {
  return priced.per ?? tuition.per;
}

/** A year's number of payments. `tuition.payments` counts only for prices for `tuition.per`. */
function paymentsOf(tuition: Tuition, priced: Priced): number | undefined {
  const hasOwnPeriod = periodOf(tuition, priced) !== tuition.per;
  return priced.payments ?? (hasOwnPeriod ? undefined : tuition.payments);
}

/**
 * What a year costs, if the school says in how many payments families pay it: `$9,750 for the school year
 * (10 × $975)`. A yearly price is the sum itself, and its payments follow it: `10 × $1,780`.
 */
function yearOf(tuition: Tuition, priced: Priced, price: number) {
  const payments = paymentsOf(tuition, priced);
  if (!payments || !price) return undefined;
  const sum = (amount: number) => formatDollars(amount, tuition);
  // No-break spaces keep it on one line.
  const times = (amount: number) => `${payments}\u00a0×\u00a0${sum(amount)}`;
  if (periodOf(tuition, priced) !== 'year')
    return {
      sum: sum(price * payments),
      words: `${tuition.finder.year} (${times(price)})`,
    };
  // If the payments do not add up to the price, nothing is shown.
  const areEqual = Math.round(price * 100) % payments === 0;
  return areEqual && payments > 1 ? { words: times(price / payments) } : undefined;
}

/** The finder's choices, without those that have one option. A program without a price is only in the table. */
export function finderChoices({ programs, days, sessions, finder: { questions } }: Tuition) {
  const priced = programs.filter(({ prices }) => prices.length);
  const options = {
    program: priced.map(({ program, name }) => ({ id: program, label: name })),
    days: days.map(({ count }) => ({ id: String(count), label: counted(count, 'day') })),
    session: sessions.map(({ id, name }) => ({ id, label: name })),
  };
  const names = ['program', 'days', 'session'] as const;
  return names
    .map((name) => ({ name, question: questions[name], options: options[name] }))
    .filter(({ options }) => options.length > 1);
}
