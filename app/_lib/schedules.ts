import {
  counted,
  formatAgesWithUnits,
  formatDollars,
  formatPayments,
  formatPrice,
} from '@/content/schema/format';
import type { Programs } from '@/content/schema/programs';
import type { Tuition } from '@/content/schema/tuition';

/** The price table: the schedules of each program. */
export function priceGroups(tuition: Tuition, { programs }: Programs) {
  return tuition.programs.map((priced) => {
    const program = programs.find(({ id }) => id === priced.program);
    return {
      id: priced.program,
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

type Priced = Tuition['programs'][number];

function schedule(tuition: Tuition, program: Priced, row: Priced['prices'][number]) {
  // The schema refuses a price whose days or session do not exist.
  const days = tuition.days.find(({ count }) => count === row.days)!;
  const session = tuition.sessions.find(({ id }) => id === row.session)!;
  const words = `${days.count > 1 ? `${days.count} ` : ''}${session.name}`.toLowerCase();
  const acceptance = dueAtAcceptance(tuition, row.price);
  const { fees, finder } = tuition;
  const dues = [applicationDue(tuition), acceptance, fees.deposit && finder.lastMonth];
  return {
    id: `${program.program}-${row.days}-${row.session}`,
    title: `${program.name}, ${words}`,
    options: [program.program, String(row.days), row.session],
    schedule: words,
    days: days.names,
    hours: program.hours[session.id] ?? session.hours,
    amount: row.price,
    price: formatPrice(row.price, tuition),
    per: row.price ? `a ${tuition.per}` : '',
    ...yearInPayments(row.price, tuition),
    dueAtAcceptance: acceptance?.amount,
    dues: dues.filter((due) => due !== undefined),
  };
}

/** `$9,750 for the school year, in ten payments`, or of a yearly price `in ten payments of $1,780`. */
function yearInPayments(price: number, tuition: Tuition) {
  const { per, payments } = tuition;
  const sum = (amount: number) => formatDollars(amount, tuition);
  if (!price || !payments) return {};
  if (per !== 'year')
    return { yearly: { sum: sum(price * payments), words: formatPayments(payments) } };
  if (payments === 1) return {};
  const each = sum(price / payments);
  return { payment: `${payments} × ${each}`, yearly: { words: formatPayments(payments, each) } };
}

function applicationDue({ fees, finder, ...tuition }: Tuition) {
  if (!fees.application || !finder.application) return undefined;
  return { ...finder.application, amount: formatDollars(fees.application.amount, tuition) };
}

/** What a family pays after the school offers a place: deposit, first tuition. */
function dueAtAcceptance({ fees, finder, ...tuition }: Tuition, price: number) {
  if (!finder.acceptance) return undefined;
  const { when, what, includesTuition } = finder.acceptance;
  const parts = fees.deposit ? [fees.deposit.amount] : [];
  const { per, payments = 1 } = tuition;
  if (includesTuition && price) parts.push(per === 'year' ? price / payments : price);
  if (!parts.length) return undefined;
  const sum = (amount: number) => formatDollars(amount, tuition);
  const sums = parts.length > 1 ? ` (${parts.map(sum).join(' + ')})` : '';
  return { when, amount: sum(parts.reduce((a, b) => a + b)), what: what + sums };
}

/** The finder's three choices. A program without a price is only in the table. */
export function finderChoices({ programs, days, sessions, finder: { questions } }: Tuition) {
  const priced = programs.filter(({ prices }) => prices.length);
  const options = {
    program: priced.map(({ program, name }) => ({ id: program, label: name })),
    days: days.map(({ count }) => ({ id: String(count), label: counted(count, 'day') })),
    session: sessions.map(({ id, name }) => ({ id, label: name })),
  };
  const names = ['program', 'days', 'session'] as const;
  return names.map((name) => ({ name, question: questions[name], options: options[name] }));
}
