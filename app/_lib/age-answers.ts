import { formatAge } from '@/content/format/ages';
import programs from '@/content/programs';
import type { Jamb } from '@/content/schema/programs';
import tuition from '@/content/tuition';
import { ageScale, programSummary } from './program-summaries';
import { priceGroups } from './schedules';
import { hrefOf } from './addresses';

/** The programs for each age on the scale, as a sentence: `At 3: Toddler Program until then, Primary.` */
export function ageAnswers({ answer }: Jamb): string[] {
  const { at, from, untilThen, lowestPrice, none } = answer;
  const summaries = programs.list.map((program) => programSummary(program, programs));
  return ageScale(summaries).map((year) => {
    const names = summaries
      .filter(({ years }) => years.includes(year))
      .map(({ id, name, ages, grades, comingSoon, bar }) => {
        const start = ages && !grades && bar!.from > 12 * year && `${from} ${formatAge(ages.from)}`;
        const end = bar!.to === 12 * year && untilThen;
        const note = comingSoon ? programs.labels.comingSoon : priceLink(id, lowestPrice);
        return [name, start, end, note && `(${note})`].filter(Boolean).join(' ');
      });
    return `${at} ${year}: ${names.join(', ') || none}.`;
  });
}

/** A program's lowest price, linked to its prices if the site has a tuition page: `No tuition, or from $605 a month`. */
function priceLink(id: string, from: string): string | undefined {
  const group = priceGroups(tuition, programs).find((each) => each.id === id);
  const href = hrefOf('tuition', id);
  if (!group?.rows.length || !href) return undefined;
  const paid = group.rows.filter(({ amount }) => amount).toSorted((a, b) => a.amount - b.amount);
  const [lowest, ...others] = paid;
  const free = paid.length < group.rows.length && tuition.free;
  const price = lowest && [others.length && from, lowest.price, lowest.per].filter(Boolean);
  return `[${[free, price?.join(' ')].filter(Boolean).join(', or ')}](${href})`;
}
