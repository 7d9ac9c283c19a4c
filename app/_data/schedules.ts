import {
  counted,
  formatAgesWithUnits,
  formatDollars,
  formatPayments,
  pricePeriods,
} from '@/content/schema/format';
import type { Programs } from '@/content/schema/programs';
import { keyOfDays, type Tuition } from '@/content/schema/tuition';

/** What the first payment of a price is: all of it, or its part where a year is paid in parts. */
function firstPayment(
  price: number,
  { per, payments = 1 }: Pick<Tuition, 'per' | 'payments'>,
): number {
  return per === 'year' ? price / payments : price;
}

/** What a price comes to in a year, where the school says in how many payments it is paid. */
function yearlyTuition(price: number, { per, payments }: Tuition): number | undefined {
  if (!payments) return undefined;
  return per === 'year' ? price : price * payments;
}

/** The lowest price of all schedules; undefined where none has a price. */
export function lowestPrice({ programs }: Tuition): number | undefined {
  const prices = programs.flatMap(({ prices }) => prices.map(({ price }) => price));
  return prices.length ? Math.min(...prices) : undefined;
}

type Priced = Tuition['programs'][number];

/**
 * The price table: the schedules of each program.
 *
 * @throws Error naming the price whose days or session the module does not have
 */
export function priceGroups(tuition: Tuition, { programs }: Pick<Programs, 'programs'>) {
  return tuition.programs.map((priced) => {
    const program = programs.find(({ id }) => id === priced.program);
    return {
      id: priced.program,
      name: priced.name,
      ages: priced.ages ?? (program?.ages && formatAgesWithUnits(program.ages)),
      note: priced.note,
      rows: schedules(tuition).filter(({ program: id }) => id === priced.program),
    };
  });
}

/**
 * Every schedule that the school offers, with its price and what is due for it and when.
 *
 * @throws Error naming the price whose days or session the module does not have
 */
export function schedules(tuition: Tuition) {
  return tuition.programs.flatMap((program) =>
    program.prices.map((price) => schedule(tuition, program, price)),
  );
}

function schedule(tuition: Tuition, program: Priced, price: Priced['prices'][number]) {
  const days = tuition.days.find((each) => keyOfDays(each) === price.days);
  const session = tuition.sessions.find(({ id }) => id === price.session);
  if (!days || !session) {
    throw new Error(
      `content/tuition.ts prices ${price.days} ${price.session} for ${program.name}, but “days” or “sessions” has no such entry.`,
    );
  }
  const sum = (amount: number) => formatDollars(amount, tuition);
  const yearly = yearlyTuition(price.price, tuition);
  const atAcceptance = dueAtAcceptance(tuition, price.price);
  return {
    id: `${program.program}-${price.days}-${price.session}`,
    program: program.program,
    programName: program.name,
    options: [program.program, String(price.days), price.session],
    schedule:
      `${days.count} ${days.count === 1 ? singular(session.name) : session.name}`.toLowerCase(),
    days: days.names,
    hours: program.hours[session.id] ?? session.hours,
    amount: price.price,
    price: sum(price.price),
    per: pricePeriods[tuition.per].each,
    yearly:
      yearly === undefined
        ? undefined
        : { sum: sum(yearly), words: formatYear(price.price, tuition) },
    dueAtAcceptance: atAcceptance?.amount,
    dues: [applicationDue(tuition), atAcceptance, depositBack(tuition)].filter(
      (each) => each !== undefined,
    ),
  };
}

/**
 * After the tuition of a whole year: `for the school year, in ten payments`. Where that is the price
 * already, what each payment comes to is said in its place: `in ten payments of $1,780`.
 */
function formatYear(price: number, tuition: Tuition): string {
  const { per, payments = 1 } = tuition;
  const each =
    per === 'year' && payments > 1 ? ` of ${formatDollars(price / payments, tuition)}` : '';
  return `for the school year, in ${formatPayments(payments)}${each}`;
}

/** `Mornings` of one day is `Morning`. */
function singular(name: string): string {
  return name.replace(/s$/, '');
}

type Due = { when: string; what: string; amount?: string };

function applicationDue({ fees, finder, ...tuition }: Tuition): Due | undefined {
  if (!fees.application || !finder.application) return undefined;
  return { ...finder.application, amount: formatDollars(fees.application.amount, tuition) };
}

function dueAtAcceptance(tuition: Tuition, price: number): Due | undefined {
  const { acceptance } = tuition.finder;
  const parts = partsDue(tuition, price);
  if (!acceptance || !parts.length) return undefined;
  const { when, what } = acceptance;
  const sum = (amount: number) => formatDollars(amount, tuition);
  return {
    when,
    amount: sum(parts.reduce((total, part) => total + part)),
    what: parts.length > 1 ? `${what} (${parts.map(sum).join(' + ')})` : what,
  };
}

/** Deposit and first tuition, as far as the school asks for them once it offers a place. */
function partsDue({ fees, finder, ...tuition }: Tuition, price: number): number[] {
  const first = finder.acceptance?.includesTuition ? firstPayment(price, tuition) : undefined;
  return [fees.deposit?.amount, first].filter((part) => part !== undefined);
}

function depositBack({ fees, finder }: Tuition): Due | undefined {
  return fees.deposit && finder.lastMonth;
}

/** The finder's three choices; what is picked at first leads to a schedule that there is. */
export function finderChoices(tuition: Tuition) {
  const { questions } = tuition.finder;
  const first = schedules(tuition)[0]?.options ?? [];
  const twice = (count: number) => tuition.days.filter((each) => each.count === count).length > 1;
  const choices = [
    {
      name: 'program',
      question: questions.program,
      options: tuition.programs.map(({ program, name }) => ({ id: program, label: name })),
    },
    {
      name: 'days',
      question: questions.days,
      options: tuition.days.map((days) => ({
        id: String(keyOfDays(days)),
        label: counted(days.count, 'day') + (twice(days.count) ? `, ${days.names}` : ''),
      })),
    },
    {
      name: 'session',
      question: questions.session,
      options: tuition.sessions.map(({ id, name }) => ({ id, label: name })),
    },
  ];
  return choices.map((choice, index) => ({
    ...choice,
    picked: first[index] ?? choice.options[0]?.id,
  }));
}

/** The finder's answers: every schedule there is. */
export function finderAnswers(tuition: Tuition) {
  return schedules(tuition).map((row) => ({
    ...row,
    title: `${row.programName}, ${row.schedule}`,
  }));
}

/** What the finder says of programs that have no price yet. */
export function finderNotes(tuition: Tuition) {
  return tuition.programs.flatMap(({ program, name, note, prices }) =>
    note && !prices.length ? [{ id: program, options: [program], heading: name, text: note }] : [],
  );
}
