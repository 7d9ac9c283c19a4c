import { CostList } from '@/components/cost-list';
import { PageHeader } from '@/components/page-header';
import { PriceTable } from '@/components/price-table';
import { Section } from '@/components/section';
import { withLinks } from '@/components/with-links';
import { priceOf } from '@/content/format/prices';
import programs from '@/content/programs';
import school from '@/content/school';
import tuition from '@/content/tuition';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { hrefOf } from '../_lib/addresses';
import { priceTable } from '../_lib/price-table';

export const generateMetadata = () => pageMetadata('tuition');

/** On large screens, the lists stand beside the table. */
const columns =
  'md:grid-cols-2 lg:grid-cols-[minmax(0,47rem)_minmax(20rem,1fr)] lg:grid-rows-[auto_1fr]';

/** On paper, the lists below the table have two columns, so that long lists leave no gaps. */
const printedColumns = 'print:-mb-5 print:block print:columns-2 print:*:pb-5';

export default function Tuition() {
  const { title, lead, caption, due, groups, sections, nextStep } = tuition;
  return (
    <SiteLayout page="tuition" sections={sections}>
      <PageHeader title={title} lead={lead} />
      <Section>
        <div
          className={`grid grid-cols-1 items-baseline gap-x-14 gap-y-10 phone:-mt-6 ${columns} ${printedColumns}`}
        >
          <div className="md:col-span-2 lg:col-span-1 lg:row-span-2 print:[column-span:all]">
            <PriceTable caption={caption} due={due} {...priceTable(tuition, programs)} />
          </div>
          {groups.map((group, index) => (
            <CostList
              key={index}
              {...group}
              rows={group.rows.map((row) => ({
                ...row,
                ...priceOf(row, tuition, school.locale),
                href: row.program && hrefOf('programs', row.program),
              }))}
            />
          ))}
        </div>
        <p className="mt-14 max-w-measure text-lead print:hidden">{withLinks(nextStep)}</p>
      </Section>
    </SiteLayout>
  );
}
