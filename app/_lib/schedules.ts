import { formatAgesWithUnits } from '@/content/format/ages';
import { counted } from '@/content/format/counted';
import { formatDollars, formatPrice } from '@/content/format/prices';
import type { Programs } from '@/content/schema/programs';
import type { Fee, Tuition } from '@/content/schema/tuition';
import { agesOf } from './program-summaries';

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

/** A number with its noun, with numbers up to twelve as words: `one week`, `13 payments`. */
function spelled(count: number, noun: string): string {
  return counted(count, noun).replace(/^\d+/, (digits) => smallNumbers[count] ?? digits);
}

/** The heading above prices, by what they are for. */
export const periods = { week: 'Weekly', month: 'Monthly', session: 'Per session', year: 'Yearly' };

/** The price table: the schedules of each program. */
export function priceGroups(tuition: Tuition, { programs }: Programs) {
  return tuition.programs.map((priced) => {
    const program = programs.find(({ id }) => id === priced.program);
    const ages = program && agesOf(program, programs);
    return {
      id: priced.program,
      name: priced.name,
      ages: priced.ages ?? program?.grades ?? (ages && formatAgesWithUnits(ages)),
      note: priced.note,
      rows: priced.prices.map((price) => schedule(tuition, priced, price)),
    };
  });
}

type Priced = Tuition['programs'][number];

/** A schedule that the school offers, with its price and with what is due when. */
function schedule(tuition: Tuition, { program, ...priced }: Priced, row: Priced['prices'][number]) {
  // The schema refuses a price whose days or session do not exist.
  const days = tuition.days.find(({ count }) => count === row.days)!;
  const session = tuition.sessions.find(({ id }) => id === row.session)!;
  const words = scheduleName(days.count, session);
  const { application, deposit, others } = tuition.fees;
  const dues = { application: duesOf([application], program), others: duesOf(others, program) };
  const fees = [...dues.application, ...dues.others];
  const acceptance = dueAtAcceptance(tuition, program, row.price);
  return {
    id: `${program}-${row.days}-${row.session}`,
    title: `${priced.name}, ${words}`,
    options: { program, days: String(row.days), session: row.session },
    schedule: words,
    days: days.names,
    hours: priced.hours[session.id] ?? session.hours,
    amount: row.price,
    price: formatPrice(row.price, tuition),
    per: row.price ? `a ${tuition.per}` : '',
    ...yearOf(tuition, row.price, dues.others.length ? fees : []),
    dueAtAcceptance: acceptance?.amount,
    dues: [
      ...fees.map((due) => ({ ...due, amount: formatDollars(due.amount, tuition) })),
      acceptance,
      deposit && tuition.finder.lastMonth,
    ].filter((due) => due !== undefined),
  };
}

/** `5 mornings`, or `5 days, Half Day AM` if the school has no words that follow a number. */
function scheduleName(days: number, { name, plural }: Tuition['sessions'][number]): string {
  if (days === 1) return name;
  return plural ? `${days} ${plural}` : `${counted(days, 'day')}, ${name}`;
}

/** What a family of a program pays of a fee; undefined if the fee is for other programs. */
function amountOf({ amount }: Fee, program: string): number | undefined {
  if (typeof amount === 'number') return amount;
  return amount.find((each) => each.program === program)?.amount;
}

/** The fees that every family of a program pays, and when they are due. */
function duesOf(fees: (Fee | undefined)[], program: string) {
  return fees.flatMap((fee) => {
    const amount = fee && amountOf(fee, program);
    return fee?.due && amount ? { ...fee.due, amount } : [];
  });
}

/**
 * The costs of a year: `$9,750 for the school year, in ten payments`, or of a yearly price `in ten payments of
 * $1,780`. With fees, also those of the first year.
 */
function yearOf({ payments = 0, ...tuition }: Tuition, price: number, fees: { amount: number }[]) {
  const isYearly = tuition.per === 'year';
  const total = isYearly ? price : price * payments;
  if (!total) return { year: [] };
  const sum = (amount: number) => formatDollars(amount, tuition);
  const count = `in ${spelled(payments, 'payment')}`;
  const each = isYearly && payments > 1 ? sum(price / payments) : undefined;
  const year: { sum?: string; words: string }[] = [];
  if (!isYearly) year.push({ sum: sum(total), words: `for the school year, ${count}` });
  if (each) year.push({ words: `${count} of ${each}` });
  if (fees.length) {
    const first = fees.reduce((all, { amount }) => all + amount, total);
    year.push({ sum: sum(first), words: 'for the first year, with the fees below' });
  }
  return { payment: each && `${payments} × ${each}`, year };
}

/** What a family pays after the school offers a place: deposit, first tuition. */
function dueAtAcceptance({ fees, finder, ...tuition }: Tuition, program: string, price: number) {
  if (!finder.acceptance) return undefined;
  const { when, what, includesTuition } = finder.acceptance;
  const { per, payments = 1 } = tuition;
  const first = includesTuition && (per === 'year' ? price / payments : price);
  const deposit = fees.deposit && amountOf(fees.deposit, program);
  const parts = [deposit, first].flatMap((part) => part || []);
  if (!parts.length) return undefined;
  const sum = (amount: number) => formatDollars(amount, tuition);
  const sums = parts.length > 1 ? ` (${parts.map(sum).join(' + ')})` : '';
  return { when, amount: sum(parts.reduce((a, b) => a + b)), what: what + sums };
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
