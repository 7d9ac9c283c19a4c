import { formatAge } from '@/content/format/ages';
import programs from '@/content/programs';
import type { Jamb } from '@/content/schema/programs';
import tuition from '@/content/tuition';
import { hrefOf } from './addresses';
import { ageScale, programSummary } from './program-summaries';
import { priceGroups } from './schedules';

/** A sentence for each age on the scale: `At 3: Toddler Program until then, Primary.` */
export function ageAnswers({ answer }: Jamb): string[] {
  const { at, from, untilThen, lowestPrice, none } = answer;
  const summaries = programs.list.map((program) => programSummary(program, programs));
  const groups = priceGroups(tuition, programs);
  return ageScale(summaries).map((year) => {
    const names = summaries
      .filter(({ years }) => years.includes(year))
      .map(({ id, name, ages, grades, comingSoonLabel, months }) => {
        const startsLater = ages && !grades && months!.from > 12 * year;
        const start = startsLater && `${from} ${formatAge(ages.from)}`;
        const end = months!.to === 12 * year && untilThen;
        const group = groups.find((each) => each.id === id);
        const note = comingSoonLabel ?? priceLink(group, lowestPrice);
        return [name, start, end, note && `(${note})`].filter(Boolean).join(' ');
      });
    return `${at} ${year}: ${names.join(', ') || none}.`;
  });
}

/** A link from a program's lowest price to all its prices: `[No tuition, or from $605 a month](/tuition#primary)`. */
function priceLink(
  group: ReturnType<typeof priceGroups>[number] | undefined,
  from: string,
): string | undefined {
  const href = hrefOf('tuition', group?.id);
  if (!group?.rows.length || !href) return undefined;
  const paid = group.rows.filter(({ amount }) => amount).toSorted((a, b) => a.amount - b.amount);
  const [lowest, ...others] = paid;
  const free = paid.length < group.rows.length && tuition.free;
  const lowestPrice = lowest && `${lowest.price} ${lowest.per}`;
  const price = others.length ? `${from} ${lowestPrice}` : lowestPrice;
  const text = [free, price].filter(Boolean).join(', or ');
  return `[${text}](${href})`;
}
