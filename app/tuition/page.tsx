import { CostList } from '@/components/cost-list';
import { PageHeader } from '@/components/page-header';
import { PriceTable } from '@/components/price-table';
import { Section } from '@/components/section';
import { priceOf } from '@/content/format/prices';
import programs from '@/content/programs';
import school from '@/content/school';
import tuition from '@/content/tuition';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { hrefOf } from '../_lib/addresses';
import { filterChoices, priceGroups, priceHeading, yearHeading } from '../_lib/schedules';

export const generateMetadata = () => pageMetadata('tuition');

/** On paper, the grid becomes two columns, so that long lists leave no gaps. */
const printedColumns = 'print:mt-6 print:-mb-5 print:block print:columns-2 print:*:pb-5';

export default function Tuition() {
  const { title, lead, caption, columns, due, filter, sections, nextStep } = tuition;
  const groups = priceGroups(tuition, programs);
  const choices = filterChoices(tuition, groups);
  return (
    <SiteLayout page="tuition" sections={sections} nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      <Section>
        <PriceTable
          caption={caption}
          columns={{ ...columns, price: priceHeading(tuition), year: yearHeading(groups) }}
          groups={groups}
          due={due}
          filter={filter && choices.length > 0 ? { ...filter, choices } : undefined}
        />
        <div
          className={`mt-14 grid grid-cols-1 gap-x-14 gap-y-10 *:break-inside-avoid md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_26rem] ${printedColumns}`}
        >
          {tuition.groups.map((group) => (
            <CostList
              key={group.id}
              {...group}
              rows={group.rows.map((row) => ({
                ...row,
                ...priceOf(row, tuition, school.locale),
                href: row.program && hrefOf('programs', row.program),
              }))}
            />
          ))}
        </div>
      </Section>
    </SiteLayout>
  );
}
