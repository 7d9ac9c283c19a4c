import { formatAgesWithUnits } from '@/content/format/ages';
import { counted } from '@/content/format/counted';
import { formatChoice } from '@/content/format/facts';
import { formatDollars, formatPrice, periodOf, periodsOf } from '@/content/format/prices';
import type { Programs } from '@/content/schema/programs';
import { daysKey, type Tuition } from '@/content/schema/tuition';

/** The price table: the schedules of each program. */
export function priceGroups(tuition: Tuition, { list }: Programs) {
  return tuition.programs.map((priced) => {
    const program = list.find(({ id }) => id === priced.program);
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

/** A schedule with its price. */
function scheduleOf(tuition: Tuition, priced: Priced, { days: key, session: id, price }: Price) {
  // The schema refuses a price whose days or session do not exist.
  const days = tuition.days.find((each) => daysKey(each) === key)!;
  const session = tuition.sessions.find((each) => each.id === id)!;
  const name = scheduleName(days.count, session);
  return {
    id: `${priced.program}-${key}-${id}`,
    title: `${priced.name}, ${name}`,
    options: [`program-${priced.program}`, `days-${key}`, `session-${id}`],
    schedule: name,
    label: daysLabel(days, tuition.days),
    session: session.name,
    days: days.names,
    hours: priced.hours[id] ?? session.hours,
    amount: price,
    price: formatPrice(price, tuition),
    per: price ? `a ${periodOf(tuition, priced)}` : '',
    year: yearOf(tuition, priced, price),
  };
}

/** `5 mornings`, or `5 days, Half Day AM` if a session has no plural. */
function scheduleName(days: number, { name, plural }: Tuition['sessions'][number]): string {
  if (days === 1) return name;
  return plural ? `${days}\u00a0${plural}` : `${daysInWords(days)}, ${name}`;
}

/** `5 days`, always on one line. */
function daysInWords(count: number): string {
  return counted(count, 'day').replace(' ', '\u00a0');
}

/** An entry of `days` as the finder asks for it: its number, or its names if numbers can repeat. */
function daysLabel({ count, names }: Tuition['days'][number], all: Tuition['days']): string {
  return all.some(({ id }) => id) ? names : daysInWords(count);
}

const headings = { week: 'Weekly', month: 'Monthly', term: 'By the term', year: 'Yearly' };

/** The heading of the prices: the period of all of them, or “Tuition” if they have several and each row says its own. */
export function priceHeading(tuition: Tuition): string {
  const [period, ...others] = periodsOf(tuition);
  return period && !others.length ? headings[period] : 'Tuition';
}

/** A year's number of payments. `tuition.payments` counts only for prices for `tuition.per`. */
function paymentsOf(tuition: Tuition, priced: Priced): number | undefined {
  const hasOwnPeriod = periodOf(tuition, priced) !== tuition.per;
  return priced.payments ?? (hasOwnPeriod ? undefined : tuition.payments);
}

/**
 * What a year costs, if the school says in how many payments families pay it: `$9,750 for the school year
 * (10 × $975)`. The sum always has the comma. A yearly price is the sum itself, and its payments follow it: `10 × $1780`.
 */
function yearOf(tuition: Tuition, priced: Priced, price: number) {
  const payments = paymentsOf(tuition, priced);
  if (!payments || !price) return undefined;
  // No-break spaces keep it on one line.
  const times = (amount: number) => `${payments}\u00a0×\u00a0${formatDollars(amount, tuition)}`;
  if (periodOf(tuition, priced) !== 'year')
    return {
      sum: formatDollars(price * payments, { thousandsComma: true }),
      words: `${tuition.finder?.year} (${times(price)})`,
    };
  // If the payments do not add up to the price, nothing is shown.
  const areEqual = Math.round(price * 100) % payments === 0;
  return areEqual && payments > 1 ? { words: times(price / payments) } : undefined;
}

type Groups = ReturnType<typeof priceGroups>;

/** The finder's choices, without unused options and questions with one option. */
export function finderChoices({ programs, days, sessions, finder }: Tuition, groups: Groups) {
  const used = groups.flatMap(({ rows }) => rows.flatMap(({ options }) => options));
  const options = {
    program: programs.map(({ program, name }) => ({ id: `program-${program}`, label: name })),
    days: days.map((each) => ({ id: `days-${daysKey(each)}`, label: daysLabel(each, days) })),
    session: sessions.map(({ id, name }) => ({ id: `session-${id}`, label: name })),
  };
  return (['program', 'days', 'session'] as const)
    .map((name) => ({
      name,
      question: finder?.questions[name] ?? '',
      options: options[name].filter(({ id }) => used.includes(id)),
    }))
    .filter(({ options }) => options.length > 1);
}

/**
 * The programs that lack other programs' schedules: the options that none of their prices uses, and what they have in
 * words: `Nido has: 5 days or 3 days, Three-Quarter Day`.
 */
export function programsWithGaps(tuition: Tuition, groups: Groups) {
  const lists = finderChoices(tuition, groups)
    .filter(({ name }) => name !== 'program')
    .map(({ options }) => options.map(({ id }) => id));
  const schedules = lists.reduce((product, { length }) => product * length, 1);
  return groups
    .filter(({ rows }) => rows.length && rows.length < schedules)
    .map(({ id, name, rows }) => ({
      option: `program-${id}`,
      lacks: lists.flat().filter((each) => !rows.some(({ options }) => options.includes(each))),
      has: `${name} ${tuition.finder?.notOffered.has}: ${schedulesInWords(rows)}`,
    }));
}

/** `5 days or 3 days, Mornings; 5 days, Full days`. */
function schedulesInWords(rows: Groups[number]['rows']): string {
  return [...new Set(rows.map(({ session }) => session))]
    .map((name) => {
      const days = rows.filter(({ session }) => session === name).map(({ label }) => label);
      return `${formatChoice(days)}, ${name}`;
    })
    .join('; ');
}
