import { currencies, type Locale } from '../schema/parts/locale';
import type { CostRow, Tuition } from '../schema/tuition';

/** Formats an amount in the locale's currency: `$8.50`, `$1275` or `$1,275`, as the school prefers, and `$12,750`. */
export function formatAmount(
  amount: number,
  { thousandsComma }: Pick<Tuition, 'thousandsComma'>,
  locale: Locale,
): string {
  return amount.toLocaleString(locale, {
    style: 'currency',
    currency: currencies[locale],
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: thousandsComma ? 'always' : 'min2',
  });
}

/** Formats a sum of prices, which always has a comma: `$9,750`. */
export const formatSum = (sum: number, locale: Locale) =>
  formatAmount(sum, { thousandsComma: true }, locale);

/** Formats a price, with the school's word for 0. */
export function formatPrice(price: number, tuition: Tuition, locale: Locale) {
  return price ? formatAmount(price, tuition, locale) : tuition.free;
}

/** A price beside a free one: `Free, or from $605 a month`. */
export const formatFreeOr = (price: string, { free }: Tuition) => `${free}, or ${price}`;

type Program = Tuition['programs'][number];

/** The period that a program's prices are for. */
export const periodOf = ({ per }: Tuition, program: Program) => program.per ?? per;

/** The number of payments in a year of a program. The school's number only applies to the school's own period. */
export const paymentsOf = (tuition: Tuition, program: Program) =>
  program.payments ?? (periodOf(tuition, program) === tuition.per ? tuition.payments : undefined);

/** A period without the word before it: `month` for `a month` or `per month`. */
export const periodName = (period: string) => period.replace(/^\S+ /, '');

const headings: Record<string, string> = {
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
  year: 'Yearly',
};

/** The heading of prices for a period: `Monthly`, `By the trimester`. */
export const periodHeading = (period: string) =>
  headings[periodName(period)] ?? `By the ${periodName(period)}`;

/** The different periods of all prices. Free programs don't count. */
export function periodsOf(tuition: Tuition): Tuition['per'][] {
  const priced = tuition.programs.filter(({ prices }) => prices.some(({ price }) => price));
  return [...new Set(priced.map((program) => periodOf(tuition, program)))];
}

/** The formatted price of a fee or an offer, and what it's for. A free offer has no `per`. */
export function priceOf({ price, per }: CostRow, tuition: Tuition, locale: Locale) {
  return {
    price: price === undefined ? undefined : formatPrice(price, tuition, locale),
    per: price ? per : undefined,
  };
}
