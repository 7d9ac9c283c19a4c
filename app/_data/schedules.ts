import {
  formatAgesWithUnits,
  formatCount,
  formatDollars,
  formatPayments,
  formatPerPrice,
  type Locale,
} from '@/content/schema/format';
import type { Programs } from '@/content/schema/programs';
import { keyOfDays, type Tuition } from '@/content/schema/tuition';

/** The lowest price of all schedules that are not free, or undefined if there is none. */
export function lowestPrice({ programs }: Tuition): number | undefined {
  const prices = programs.flatMap(({ prices }) => prices.flatMap(({ price }) => price || []));
  return prices.length ? Math.min(...prices) : undefined;
}

type Priced = Tuition['programs'][number];
type Price = Priced['prices'][number];

/** The id of an entry in the table and the finder. Two entries may have the same program. */
function keyOfPriced({ id, program }: Priced): string {
  return id ?? program;
}

/**
 * The price table: the schedules of each program.
 *
 * @throws Error naming the price whose days or session the module does not have
 */
export function priceGroups(tuition: Tuition, { programs }: Programs, locale?: Locale) {
  return tuition.programs.map((priced) => {
    const program = programs.find(({ id }) => id === priced.program);
    const key = keyOfPriced(priced);
    return {
      id: key,
      program: priced.program,
      name: priced.name,
      ages: priced.ages ?? (program?.ages && formatAgesWithUnits(program.ages, locale)),
      note: priced.note,
      rows: schedules(tuition, locale).filter((row) => row.program === key),
    };
  });
}

/**
 * Every schedule that the school offers, with its price and what is due for it and when.
 *
 * @throws Error naming the price whose days or session the module does not have
 */
export function schedules(tuition: Tuition, locale?: Locale) {
  return tuition.programs.flatMap((program) =>
    program.prices.map((price) => schedule(tuition, program, price, locale)),
  );
}

function schedule(tuition: Tuition, program: Priced, price: Price, locale?: Locale) {
  const days = tuition.days.find((each) => keyOfDays(each) === price.days);
  const session = tuition.sessions.find(({ id }) => id === price.session);
  if (!days || !session) {
    throw new Error(
      `content/tuition.ts prices ${price.days} ${price.session} for ${program.name}, but “days” or “sessions” has no such entry.`,
    );
  }
  const { fees, finder } = tuition;
  const key = keyOfPriced(program);
  const { one, name } = session;
  // `5 mornings`, and with one day `1 morning`, or where the school has no word for it `mornings`.
  const words = days.count > 1 ? `${days.count} ${name}` : one ? `1 ${one}` : name;
  const atAcceptance = dueAtAcceptance(tuition, price.price, locale);
  return {
    id: `${key}-${price.days}-${price.session}`,
    program: key,
    programName: program.name,
    options: [key, String(price.days), price.session],
    schedule: words.toLowerCase(),
    days: days.names,
    hours: program.hours[session.id] ?? session.hours,
    amount: price.price,
    price: price.price ? formatDollars(price.price, tuition, locale) : tuition.free,
    per: price.price ? formatPerPrice(tuition, locale) : '',
    /** What each payment is, where the price is for a year: `10 × $1,780`. */
    payment: tuition.per === 'year' ? eachPayment(price.price, tuition, locale) : undefined,
    yearly: price.price ? yearly(price.price, tuition, locale) : undefined,
    dueAtAcceptance: atAcceptance?.amount,
    dues: [applicationDue(tuition, locale), atAcceptance, fees.deposit && finder.lastMonth].filter(
      (each): each is Due => each !== undefined,
    ),
  };
}

/**
 * A whole year's tuition: the sum and `for the school year, in ten payments`, or, if the price is
 * already for a year, only `in ten payments of $1,780`.
 */
function yearly(price: number, tuition: Tuition, locale?: Locale) {
  const { per, payments } = tuition;
  if (!payments) return undefined;
  const dollars = (amount: number) => formatDollars(amount, tuition, locale);
  if (per === 'year') {
    const each = payments > 1 ? dollars(price / payments) : undefined;
    return each ? { words: formatPayments(payments, each, locale) } : undefined;
  }
  return { sum: dollars(price * payments), words: formatPayments(payments, undefined, locale) };
}

function eachPayment(price: number, tuition: Tuition, locale?: Locale): string | undefined {
  const { payments = 1 } = tuition;
  if (!price || payments === 1) return undefined;
  return `${payments} × ${formatDollars(price / payments, tuition, locale)}`;
}

type Due = { when: string; what: string; amount?: string };

function applicationDue(tuition: Tuition, locale?: Locale): Due | undefined {
  const { fees, finder } = tuition;
  if (!fees.application || !finder.application) return undefined;
  return { ...finder.application, amount: formatDollars(fees.application.amount, tuition, locale) };
}

function dueAtAcceptance(tuition: Tuition, price: number, locale?: Locale): Due | undefined {
  const { acceptance } = tuition.finder;
  const parts = partsDue(tuition, price);
  if (!acceptance || !parts.length) return undefined;
  const { when, what } = acceptance;
  const sum = (amount: number) => formatDollars(amount, tuition, locale);
  return {
    when,
    amount: sum(parts.reduce((total, part) => total + part)),
    what: parts.length > 1 ? `${what} (${parts.map(sum).join(' + ')})` : what,
  };
}

/** The sums that a family pays once it is offered a place: deposit, other fees, first tuition. */
function partsDue({ fees, finder, per, payments = 1 }: Tuition, price: number): number[] {
  const firstPayment = per === 'year' ? price / payments : price;
  const first = (finder.acceptance?.includesTuition && firstPayment) || undefined;
  const others = fees.others.filter((fee) => fee.isPartOfFirstPayment);
  return [fees.deposit?.amount, ...others.map(({ amount }) => amount), first].filter(
    (part) => part !== undefined,
  );
}

/** The finder's three choices. Those picked at first lead to a schedule that the school offers. */
export function finderChoices(tuition: Tuition, locale?: Locale) {
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
        label:
          formatCount(days.count, 'day', locale) + (twice(days.count) ? `, ${days.names}` : ''),
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

/** The finder's answers: every schedule, with its title. */
export function finderAnswers(tuition: Tuition, locale?: Locale) {
  return schedules(tuition, locale).map((row) => ({
    ...row,
    title: `${row.programName}, ${row.schedule}`,
  }));
}

/** The finder's answers for programs that have no price yet: their notes. */
export function finderNotes(tuition: Tuition) {
  return tuition.programs.flatMap((each) => {
    const { name, note, prices } = each;
    const id = keyOfPriced(each);
    return note && !prices.length ? [{ id, options: [id], heading: name, text: note }] : [];
  });
}
