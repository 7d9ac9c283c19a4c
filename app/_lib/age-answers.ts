import programs from '@/content/programs';
import type { Jamb } from '@/content/schema/programs';
import tuition from '@/content/tuition';
import { ageScale, programsAtAge } from './program-summaries';
import { priceGroups } from './schedules';
import { hrefOf } from './addresses';

/**
 * A sentence for each year of the scale: the programs for that age. A program's lowest price links to its prices if
 * the site has a tuition page.
 */
export function ageAnswers({ answer }: Jamb): string[] {
  const groups = priceGroups(tuition, programs);
  const lowestPriceOf = (id: string) => {
    const group = groups.find((each) => each.id === id && each.rows.length);
    const href = group && hrefOf('tuition', group.id);
    if (!href) return undefined;
    const paid = group.rows.filter(({ amount }) => amount).toSorted((a, b) => a.amount - b.amount);
    const from = paid.length > 1 && answer.lowestPrice;
    const lowest = paid[0] && [from, paid[0].price, paid[0].per].filter(Boolean).join(' ');
    const free = paid.length < group.rows.length && tuition.free;
    return `[${[free, lowest].filter(Boolean).join(', or ')}](${href})`;
  };
  return ageScale(programs.list).map((year) =>
    programsAtAge(year, programs, answer, lowestPriceOf),
  );
}
