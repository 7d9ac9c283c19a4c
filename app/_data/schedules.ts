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

/** The lowest price of all schedules; undefined where none has a price. */
export function lowestPrice({ programs }: Tuition): number | undefined {
  const prices = programs.flatMap(({ prices }) => prices.map(({ price }) => price));
  return prices.length ? Math.min(...prices) : undefined;
}

type Priced = Tuition['programs'][number];

/** How the table and the finder know an entry: two of them may be of one program. */
function keyOfPriced({ id, program }: Priced): string {
  return id ?? program;
}

/**
 * The price table: the schedules of each program.
 *
 * @throws Error naming the price whose days or session the module does not have
 */
export function priceGroups(tuition: Tuition, { programs }: Pick<Programs, 'programs'>) {
  return tuition.programs.map((priced) => {
    const program = programs.find(({ id }) => id === priced.program);
    const key = keyOfPriced(priced);
    return {
      id: key,
      name: priced.name,
      ages: priced.ages ?? (program?.ages && formatAgesWithUnits(program.ages)),
      note: priced.note,
      rows: schedules(tuition).filter((row) => row.program === key),
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
  const key = keyOfPriced(program);
  const atAcceptance = dueAtAcceptance(tuition, price.price);
  return {
    id: `${key}-${price.days}-${price.session}`,
    program: key,
    programName: program.name,
    options: [key, String(price.days), price.session],
    schedule:
      `${days.count} ${days.count === 1 ? singular(session.name) : session.name}`.toLowerCase(),
    days: days.names,
    hours: program.hours[session.id] ?? session.hours,
    amount: price.price,
    price: formatDollars(price.price, tuition),
    per: pricePeriods[tuition.per].each,
    yearly: yearly(price.price, tuition),
    dueAtAcceptance: atAcceptance?.amount,
    dues: [applicationDue(tuition), atAcceptance, depositBack(tuition)].filter(
      (each) => each !== undefined,
    ),
  };
}

/**
 * What is said of a whole year's tuition: the sum and `for the school year, in ten payments`, or where
 * the price is that of the year already, `in ten payments of $1,780`.
 */
function yearly(price: number, tuition: Tuition): { sum?: string; words: string } | undefined {
  const { per, payments } = tuition;
  if (!payments) return undefined;
  const inPayments = `in ${formatPayments(payments)}`;
  if (per !== 'year') {
    const sum = formatDollars(price * payments, tuition);
    return { sum, words: `for the school year, ${inPayments}` };
  }
  const each = payments > 1 ? ` of ${formatDollars(price / payments, tuition)}` : '';
  return { words: inPayments + each };
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

/** Deposit, other fees and first tuition, as far as the school asks for them once it offers a place. */
function partsDue({ fees, finder, ...tuition }: Tuition, price: number): number[] {
  const first = finder.acceptance?.includesTuition ? firstPayment(price, tuition) : undefined;
  const others = fees.others.filter((fee) => fee.isPartOfFirstPayment);
  return [fees.deposit?.amount, ...others.map(({ amount }) => amount), first].filter(
    (part) => part !== undefined,
  );
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
      options: tuition.programs.map((each) => ({ id: keyOfPriced(each), label: each.name })),
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
  return tuition.programs.flatMap((each) => {
    const { name, note, prices } = each;
    const id = keyOfPriced(each);
    return note && !prices.length ? [{ id, options: [id], heading: name, text: note }] : [];
  });
}
