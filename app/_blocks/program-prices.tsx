import { PriceTable } from '@/components/price-table';
import programs from '@/content/programs';
import { formatPeriod } from '@/content/schema/format';
import tuition from '@/content/tuition';
import { priceGroups } from '../_facts/schedules';

/**
 * The prices of programs.
 *
 * @param show the ids of the programs. By default, the table has all of them.
 * @param heads whether the caption heads a section
 */
export function ProgramPrices({
  show = 'all',
  heads,
}: {
  show?: 'all' | string[];
  heads?: boolean;
}) {
  const groups = priceGroups(tuition, programs);
  return (
    <PriceTable
      caption={tuition.caption}
      heads={heads}
      columns={{ ...tuition.columns, price: formatPeriod(tuition) }}
      groups={groups.filter(({ program }) => show === 'all' || show.includes(program))}
    />
  );
}
