import type { MoneyRow, Tuition } from '../schema/tuition';
import { siteLanguage } from '../shared/site-language';

/** An amount: `$1275`, or `$1,275` if the school wants the comma; `$12,750` always. Whole dollars have no cents. */
export function formatDollars(
  amount: number,
  { thousandsComma }: Pick<Tuition, 'thousandsComma'>,
): string {
  return amount.toLocaleString(siteLanguage, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: thousandsComma ? 'always' : 'min2',
  });
}

/** Formats a price, or the school's word for free. */
export function formatPrice(price: number, tuition: Pick<Tuition, 'thousandsComma' | 'free'>) {
  return price ? formatDollars(price, tuition) : tuition.free;
}

/** The period of a program's prices. */
export const periodOf = ({ per }: Pick<Tuition, 'per'>, program: Tuition['programs'][number]) =>
  program.per ?? per;

/** The distinct periods of tuition. A free program has none. */
export function periodsOf(tuition: Tuition): Tuition['per'][] {
  const priced = tuition.programs.filter(({ prices }) => prices.some(({ price }) => price));
  return [...new Set(priced.map((program) => periodOf(tuition, program)))];
}

/** The formatted price of a row besides tuition and its period, if it has them. */
export function priceOf({ price, per }: MoneyRow, tuition: Tuition) {
  return {
    price: price === undefined ? undefined : formatPrice(price, tuition),
    per: price ? per : undefined,
  };
}
