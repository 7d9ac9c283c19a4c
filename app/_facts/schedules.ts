import {
  counted,
  formatAgesWithUnits,
  formatDollars,
  formatList,
  formatPayments,
} from '@/content/schema/format';
import type { Programs } from '@/content/schema/programs';
import { keyOfDays } from '@/content/schema/price-table';
import type { Tuition } from '@/content/schema/tuition';

type Priced = Tuition['programs'][number];
type Price = Priced['prices'][number];
/** An amount that a family pays, and when. */
type Due = { when: string; amount?: string; what: string };

/** The id of an entry in the table and the finder. Two entries may have the same program. */
function keyOfPriced({ id, program }: Priced): string {
  return id ?? program;
}

/** The price table: the schedules of each program. */
export function priceGroups(tuition: Tuition, { programs }: Programs) {
  return tuition.programs.map((priced) => {
    const program = programs.find(({ id }) => id === priced.program);
    return {
      id: keyOfPriced(priced),
      program: priced.program,
      name: priced.name,
      ages: priced.ages ?? (program?.ages && formatAgesWithUnits(program.ages)),
      note: priced.note,
      rows: priced.prices.map((price) => schedule(tuition, priced, price)),
    };
  });
}

/** Every schedule that the school offers, with its price and with what is due when. */
export function schedules(tuition: Tuition) {
  return tuition.programs.flatMap((program) =>
    program.prices.map((price) => schedule(tuition, program, price)),
  );
}

function schedule(tuition: Tuition, program: Priced, price: Price) {
  // The schema refuses a price whose days or session do not exist.
  const days = tuition.days.find((each) => keyOfDays(each) === price.days)!;
  const session = tuition.sessions.find(({ id }) => id === price.session)!;
  const { fees, finder } = tuition;
  // The number of payments does not apply to a program with its own period.
  const terms = program.per ? { ...tuition, per: program.per, payments: undefined } : tuition;
  const per = price.price ? `a ${terms.per}` : '';
  const key = keyOfPriced(program);
  const { one, name } = session;
  // `5 mornings`. One day is `1 morning`, or `mornings` if the school gives no singular.
  const words = days.count > 1 ? `${days.count} ${name}` : one ? `1 ${one}` : name;
  const schedule = words.toLowerCase();
  const acceptance = dueAtAcceptance(terms, program, price.price);
  const dues = [applicationDue(tuition), acceptance, fees.deposit && finder.lastMonth];
  return {
    id: `${key}-${price.days}-${price.session}`,
    title: `${program.name}, ${schedule}`,
    options: [key, String(price.days), price.session],
    schedule,
    days: days.names,
    hours: program.hours[session.id] ?? session.hours,
    amount: price.price,
    price: price.price ? formatDollars(price.price, tuition) : tuition.free,
    per,
    unit: tuition.programs.some((each) => each.per) ? per : '',
    ...yearInPayments(price.price, terms),
    dueAtAcceptance: acceptance?.amount,
    dues: dues.filter((due) => due !== undefined),
  };
}

/**
 * A whole year's tuition: the sum and `for the school year, in ten payments`. If the price is already
 * for a year: `in ten payments of $1,780`, and for the table `10 × $1,780`.
 */
function yearInPayments(price: number, tuition: Tuition): YearInPayments {
  const { per, payments } = tuition;
  const dollars = (amount: number) => formatDollars(amount, tuition);
  if (!price || !payments) return {};
  if (per !== 'year') {
    const sum = dollars(price * payments);
    return { yearly: { sum, words: formatPayments(payments) } };
  }
  if (payments === 1) return {};
  const each = dollars(price / payments);
  const words = formatPayments(payments, each);
  return { payment: `${payments} × ${each}`, yearly: { words } };
}

type YearInPayments = { payment?: string; yearly?: { sum?: string; words: string } };

function applicationDue(tuition: Tuition): Due | undefined {
  const { fees, finder } = tuition;
  if (!fees.application || !finder.application) return undefined;
  return { ...finder.application, amount: formatDollars(fees.application.amount, tuition) };
}

/** What a family pays after the school offers a place: deposit, other fees, first tuition. */
function dueAtAcceptance(tuition: Tuition, program: Priced, price: number): Due | undefined {
  const { fees, finder, per, payments = 1 } = tuition;
  if (!finder.acceptance) return undefined;
  const { when, includesTuition } = finder.acceptance;
  const others = fees.others.filter((fee) => fee.isPartOfFirstPayment);
  const added = [fees.deposit, ...others].filter((fee) => fee !== undefined);
  const parts = added.map(({ amount }) => amount);
  if (includesTuition && price) parts.push(per === 'year' ? price / payments : price);
  if (!parts.length) return undefined;
  const sum = (amount: number) => formatDollars(amount, tuition);
  // The school's words are about the usual period.
  const first = [...added.map(({ name }) => name), `the first ${per}`];
  const what = program.per ? formatList(first) : finder.acceptance.what;
  return {
    when,
    amount: sum(parts.reduce((total, part) => total + part)),
    what: parts.length > 1 ? `${what} (${parts.map(sum).join(' + ')})` : what,
  };
}

/** The finder's three choices. A program without a price is only in the table. */
export function finderChoices(tuition: Tuition) {
  const { questions } = tuition.finder;
  const twice = (count: number) => tuition.days.filter((each) => each.count === count).length > 1;
  const options = {
    program: tuition.programs
      .filter(({ prices }) => prices.length)
      .map((each) => ({ id: keyOfPriced(each), label: each.name })),
    days: tuition.days.map((days) => ({
      id: String(keyOfDays(days)),
      label: counted(days.count, 'day') + (twice(days.count) ? `, ${days.names}` : ''),
    })),
    session: tuition.sessions.map(({ id, name }) => ({ id, label: name })),
  };
  return (['program', 'days', 'session'] as const).map((name) => ({
    name,
    question: questions[name],
    options: options[name],
  }));
}
